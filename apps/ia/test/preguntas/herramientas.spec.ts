import { beforeAll, describe, expect, it } from '@jest/globals';
import { MOTOR } from '../../src/motor';
import type { PropuestaAsistente } from '@pmp/contracts/ia';
import { Facts } from '../../src/proveedor/figures.rules';
import { toolsOf } from '../../src/asistente/herramientas/tools';
import { CONJUNTO } from './conjunto/conjunto';
import { RELOJ } from './espacio';
import { frozenReader } from './frozen-reader';
import { recordingOf } from './grabacion';
import type { PreguntaComprobada } from './pregunta';
import { runAll } from './score';

interface Tool {
  inputSchema: { parse(input: unknown): unknown };
  execute(input: unknown): Promise<unknown>;
}

/** What a model knows after the calls that were recorded for a question, and what it has prepared. */
async function play(pregunta: PreguntaComprobada) {
  const { llamadas, dice } = recordingOf(pregunta)!;
  let propuesta: PropuestaAsistente | null = null;
  const consultas: string[] = [];
  const facts = new Facts();
  facts.add(pregunta.pregunta);
  const tools = toolsOf({
    reader: frozenReader(pregunta.quien ?? 'lucia'),
    reloj: RELOJ,
    told: (result) => facts.add(result),
    propose: (one) => (propuesta = one),
    cite: (one) => consultas.push(one),
  }) as unknown as Record<string, Tool>;
  const dicho: string[] = [];
  for (const [herramienta, entrada] of llamadas) {
    const { inputSchema, execute } = tools[herramienta]!;
    const said = await execute(inputSchema.parse(entrada));
    dicho.push(typeof said === 'string' ? said : ((said as { texto?: string }).texto ?? ''));
  }
  return { texto: dice ?? dicho.join('\n'), propuesta, consulta: consultas.join('; ') || null, facts };
}

/** What orders are understood with is learnt once; no test waits for it. */
beforeAll(() => MOTOR.prepare(), 600_000);

describe('the tools of a model', () => {
  it('know what must be said to every question, and say what they have looked up', async () => {
    const told = new Map<PreguntaComprobada, Facts>();
    const all = await runAll(Object.values(CONJUNTO).flat(), async (pregunta) => {
      const { facts, ...played } = await play(pregunta);
      told.set(pregunta, facts);
      return played;
    });
    const wrong = all.filter(({ faults }) => faults.length > 0);
    expect(wrong.map(({ pregunta, faults }) => `${pregunta.pregunta}: ${faults.join('; ')}`)).toEqual([]);
    // Of a true answer each figure and key was told, and one that is made up was not.
    const covers = (masDicho: string): string[] =>
      all.flatMap(({ pregunta, respuesta }) =>
        told.get(pregunta)!.cover(`${respuesta.texto}\n${masDicho}`) ? [pregunta.pregunta] : [],
      );
    expect(covers('')).toEqual(all.map(({ pregunta }) => pregunta.pregunta));
    expect([...covers('Son 9.173 puntos.'), ...covers('Es TIENDA-9173.')]).toEqual([]);
    const silent = all.filter(
      ({ pregunta, respuesta }) => !respuesta.consulta && !respuesta.propuesta && !pregunta.noSeSabe,
    );
    expect(silent.map(({ pregunta }) => pregunta.pregunta)).toEqual([
      '¿Qué pasa en el portal del empleado?',
      'Borra la historia Pagar en plazos',
      'Asigna la tarea a Nora',
      'Créame una historia que se llame Pagar con Bizum',
      'Apunta una historia: Avisar por SMS',
      'Crea una historia',
      'Asigna Medir búsquedas vacías a Pepe',
      'borra las historias sin estimar',
    ]);
  });
});
