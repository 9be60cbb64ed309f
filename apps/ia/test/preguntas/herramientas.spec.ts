import { describe, expect, it } from '@jest/globals';
import type { Propuesta } from '@pmp/contracts/ia';
import { toolsOf } from '../../src/asistente/herramientas/tools';
import { HOY } from './espacio';
import { frozenReader } from './frozen-reader';
import { LLAMADAS, type Llamada } from './llamadas';
import type { PreguntaComprobada } from './pregunta';
import { PRIMERA_MITAD } from './primera-mitad';
import { faultsOf } from './score';

interface Tool {
  inputSchema: { parse(input: unknown): unknown };
  execute(input: unknown): Promise<unknown>;
}

/** What a model knows after these calls, and what it has prepared. */
async function play({ quien = 'lucia' }: PreguntaComprobada, llamadas: readonly Llamada[]) {
  let propuesta: Propuesta | null = null;
  const consultas: string[] = [];
  const tools = toolsOf({
    reader: frozenReader(quien),
    hoy: HOY,
    propose: (one) => (propuesta = one),
    cite: (one) => consultas.push(one),
  }) as unknown as Record<string, Tool>;
  const dicho: string[] = [];
  for (const [herramienta, entrada] of llamadas) {
    const { inputSchema, execute } = tools[herramienta]!;
    const said = await execute(inputSchema.parse(entrada));
    dicho.push(typeof said === 'string' ? said : ((said as { texto?: string }).texto ?? ''));
  }
  return { texto: dicho.join('\n'), propuesta: propuesta as Propuesta | null, consultas };
}

describe('the tools of a model', () => {
  it.each(Object.entries(LLAMADAS))('know what must be said to «%s»', async (pregunta, llamadas) => {
    const esperada = PRIMERA_MITAD.find((one) => one.pregunta === pregunta)!;
    const { consultas, ...respuesta } = await play(esperada, llamadas);
    expect(faultsOf(esperada, respuesta)).toEqual([]);
    expect(consultas.length > 0).toBe(respuesta.propuesta === null);
  });
});
