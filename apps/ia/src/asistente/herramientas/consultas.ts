import { prioridadSchema } from '@pmp/contracts/common';
import { ESTADOS_TAREA, TIPOS_TAREA } from '@pmp/contracts/proyectos';
import { z } from 'zod';
import { DEFINICIONES } from '../../catalogo';
import type { Proyecto } from '../../datos/lectura/datos';
import { MOTOR } from '../../motor';
import { directorioOf, nombradosOf } from '../../preguntas/comprension/nombrados';
import { huecosOf } from '../../preguntas/comprension/huecos';
import { palabrasOf } from '../../preguntas/comprension/palabras';
import { temasDe } from '../../preguntas/respuestas/contexto/condiciones';
import { contextoDe } from '../../preguntas/respuestas/contexto/contexto';
import { contestar } from '../../preguntas/respuestas/contexto/contestar';
import { idSchema, type ToolContext } from './tool-context';

/** Texts of the rules that are no facts, or that a tool of its own gives. */
const SIN_HERRAMIENTA = new Set(['ayuda', 'saludo', 'gracias', 'ajena', 'buscar', 'eliminar']);

/** Questions that the rules can answer. */
export const CONSULTAS = DEFINICIONES.filter(({ tipo, propone }) => !propone && !SIN_HERRAMIENTA.has(tipo));

const flag = (description: string) => z.boolean().optional().describe(description);

export const consultaSchema = z.object({
  tipo: z.enum(CONSULTAS.map(({ tipo }) => tipo) as [string, ...string[]]),
  proyecto: idSchema.optional().describe('Identificador del proyecto; sin él, todos los visibles'),
  mias: flag('Solo lo de quien pregunta'),
  persona: idSchema.optional().describe('Solo lo de esta persona'),
  tema: z
    .string()
    .max(200)
    .optional()
    .describe(
      'La pregunta con sus palabras, o la clave o el título entre comillas de la épica, historia o tarea',
    ),
  dias: z.int().min(0).max(365).optional().describe('Días de antelación, para las fechas'),
  periodo: z
    .object({
      unidad: z.enum(['dia', 'semana', 'mes']),
      salto: z.int().min(-12).max(12),
      ultimos: z.int().min(1).max(365).optional(),
      diaDeSemana: z.int().min(0).max(6).optional(),
      alcance: z.enum(['desde', 'hasta', 'antes']).optional(),
    })
    .optional()
    .describe(
      '0 es el actual y -1 el anterior: { unidad: "dia", salto: -1 } es ayer. «Desde el lunes» es { unidad: "dia", salto: 0, diaDeSemana: 0, alcance: "desde" }',
    ),
  sprint: z.enum(['actual', 'anterior', 'siguiente']).optional(),
  sobre: z.enum(['historias', 'tareas']).optional().describe('De la lista: solo historias o solo tareas'),
  estados: z.array(z.enum(ESTADOS_TAREA)).optional(),
  abiertas: flag('Por terminar'),
  vencidas: flag('Con la fecha pasada'),
  vence: flag('Lo que vence'),
  sinAsignar: flag('Sin nadie; de historias, con tareas sin asignar'),
  sinResponsable: flag('Historias de las que nadie está a cargo'),
  sinSprint: flag('Historias por terminar que no están en ningún sprint'),
  sinFecha: flag('Sin fecha límite'),
  sinEstimar: flag('Historias sin puntos, o tareas sin horas'),
  aCargo: flag('Con `persona` o `mias`: solo las historias a su cargo'),
  prioridades: z.array(prioridadSchema).optional().describe('Solo de estas prioridades'),
  clases: z.array(z.enum(TIPOS_TAREA)).optional().describe('Solo tareas de estos tipos'),
  masDe: z.int().min(1).max(365).optional().describe('Más de estos días en su estado (o de retraso)'),
  antiguas: flag('Historias, las más antiguas primero'),
  cuantosSprints: z.int().min(1).max(12).optional().describe('Para la velocidad: los últimos'),
});
type Consulta = z.infer<typeof consultaSchema>;

/** The rules' own answer, so that its numbers and dates are right, whoever words it. */
export async function answerConsulta(
  context: ToolContext,
  ambito: readonly Proyecto[],
  { tipo, mias = false, persona: pedido, tema = '', proyecto: _proyecto, ...pedida }: Consulta,
): Promise<string> {
  const { reader, reloj } = context;
  if (!ambito.length) return 'No hay ningún proyecto visible con ese identificador.';
  const directorio = await directorioOf(reader);
  const nombrados = await nombradosOf(tema, directorio);
  const { cosas, epica, sprint, claveSinNada } = nombrados;
  const persona = directorio.gente.find(({ _id }) => _id === pedido) ?? null;
  if (pedido && !persona) return 'No hay nadie visible con ese identificador.';
  const definicion = CONSULTAS.find((one) => one.tipo === tipo)!;
  const palabras = palabrasOf(nombrados.marcado);
  const huecos = huecosOf(palabras);
  const heard = Object.fromEntries(Object.entries(pedida).filter(([, value]) => value !== undefined));
  const { texto, consulta, q } = await contestar(
    definicion,
    contextoDe(
      { reader, reloj, ambito },
      { ...huecos, ...heard, tipo, propias: mias || tipo === 'hoy' },
      {
        cosas,
        epica,
        sprint,
        claveSinNada,
        persona,
        texto: tema,
        temas: temasDe(
          definicion,
          MOTOR.comprension.temasOf({ texto: tema, tipo, palabras, nombrados, huecos }),
          tema,
        ),
      },
    ),
  );
  if (consulta) context.cite(consulta, q);
  return texto;
}
