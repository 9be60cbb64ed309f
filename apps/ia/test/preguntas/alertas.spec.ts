import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ReglaAlerta } from '@pmp/contracts/ia';
import { MOTOR } from '../../src/motor';
import { REGLAS } from '../../src/reglas/reglas';
import { dia, epicas, id, TIENDA } from './espacio';
import { frozenReader } from './frozen-reader';
import { historias } from './historias';
import { answer } from './score';
import { tareas } from './tareas';

interface Caso {
  regla: ReglaAlerta;
  /** What the workspace would be like for the rule to find something. */
  cambios?: readonly [item: { _id: string }, cambio: object][];
  /** Questions whose answers would be wrong if they did not know of it. */
  preguntas: readonly string[];
  /** What the answers say; absent: what the alert is about, by its name. */
  dice?: string;
}

const tarea = (n: number) => tareas.find(({ _id }) => _id === id('t', n))!;
const historia = (n: number) => historias.find(({ _id }) => _id === id('h', n))!;

const CASOS: readonly Caso[] = [
  {
    regla: 'sprint-en-riesgo',
    preguntas: ['¿Vamos a llegar?', '¿Hay riesgo de no terminar el sprint?'],
    dice: 'probable es no llegar a tiempo',
  },
  { regla: 'tarea-vencida', preguntas: ['¿Qué tareas están vencidas?'] },
  { regla: 'critica-por-vencer', preguntas: ['¿Qué vence hoy?', '¿Qué tareas son críticas?'] },
  { regla: 'bloqueada-demasiado', preguntas: ['¿Qué está bloqueado?', 'tareas bloqueadas más de un día'] },
  {
    regla: 'espera-retrasada',
    cambios: [[tarea(21), { proyecto: TIENDA._id, historia: id('h', 8), fechaLimite: dia('11-10') }]],
    preguntas: ['¿Qué está bloqueado y por qué?'],
  },
  { regla: 'urgente-sin-asignar', preguntas: ['¿Qué tareas urgentes están sin asignar?'] },
  {
    regla: 'vence-sin-empezar',
    cambios: [[tarea(5), { fechaLimite: dia('11-19') }]],
    preguntas: ['¿Qué vence mañana?', '¿Qué tareas pendientes vencen esta semana?'],
  },
  {
    regla: 'persona-sobrecargada',
    cambios: [
      [tarea(2), { tiempoEstimado: 60 }],
      [tarea(9), { tiempoEstimado: 40, estado: 'pendiente' }],
    ],
    preguntas: ['¿Quién está sobrecargado?', '¿Quién tiene más trabajo del que cabe?'],
  },
  {
    regla: 'alcance-creciente',
    preguntas: ['¿Ha cambiado el alcance del sprint?', '¿Nos han colado algo en este sprint?'],
  },
  {
    regla: 'revision-atascada',
    cambios: [
      [tarea(2), { estado: 'en revisión', updatedAt: dia('11-10') }],
      [tarea(9), { estado: 'en revisión', updatedAt: dia('11-10') }],
    ],
    preguntas: ['¿Qué lleva más tiempo en revisión?', '¿Qué tareas están en revisión?'],
    dice: tarea(2).titulo,
  },
  {
    regla: 'en-progreso-parada',
    preguntas: ['¿Qué lleva más tiempo en progreso?', '¿Qué tareas llevan más de 5 días en progreso?'],
  },
  {
    regla: 'historia-incompleta',
    cambios: [[historia(9), { puntos: 0 }]],
    preguntas: ['¿Qué historias del sprint están sin estimar?'],
  },
  {
    regla: 'epica-sin-avance',
    cambios: [...tareas, ...historias, ...epicas].map((one) => [
      one,
      { createdAt: dia('10-01'), updatedAt: dia('10-02') },
    ]),
    preguntas: ['¿Qué épicas están paradas?', '¿Hay épicas atascadas?'],
  },
];

/** The workspace with these changes, for as long as it takes. */
async function con(cambios: NonNullable<Caso['cambios']>, run: () => Promise<void>): Promise<void> {
  const antes = cambios.map(([item]) => ({ ...item }));
  for (const [item, cambio] of cambios) Object.assign(item, cambio);
  try {
    await run();
  } finally {
    cambios.forEach(([item], at) => Object.assign(item, antes[at]));
  }
}

const NIEGA = /^(?:no hay|no tienes|nadie|nada|ningun)|no ha cambiado|es llegar a tiempo/i;

beforeAll(() => MOTOR.prepare(), 600_000);

describe('the alerts and the assistant', () => {
  it('are compared for every kind of alert', () => {
    expect(CASOS.map(({ regla }) => regla).toSorted()).toEqual(REGLAS.map(({ nombre }) => nombre).toSorted());
  });

  it.each(CASOS)('say the same: $regla', async ({ regla, cambios = [], preguntas, dice }) => {
    await con(cambios, async () => {
      const hallados = (await frozenReader('lucia').hallazgos([TIENDA._id])).filter(
        (one) => one.regla === regla,
      );
      expect(hallados.length).toBeGreaterThan(0);
      for (const pregunta of preguntas) {
        const { texto } = await answer({ pregunta });
        const nombres = dice ? [dice] : hallados.map(({ nombre }) => nombre);
        expect({ pregunta, falta: nombres.filter((one) => !texto.includes(one)), texto }).toEqual({
          pregunta,
          falta: [],
          texto,
        });
        expect(texto).not.toMatch(NIEGA);
      }
      const { texto } = await answer({ pregunta: '¿Qué alertas hay?' });
      for (const { nombre } of hallados) expect(texto).toContain(nombre);
    });
  });
});
