import { prioridadSchema } from '@pmp/contracts/common';
import { ESTADOS_TAREA, TIPOS_TAREA } from '@pmp/contracts/proyectos';
import { z } from 'zod';
import type { Proyecto } from '../../datos/lectura/datos';
import { RESPUESTAS } from '../../preguntas/answer-pregunta';
import { preguntaOfTipo } from '../../preguntas/pregunta';
import { idSchema, type ToolContext } from './tool-context';

/** Questions that the rules can answer. */
export const CONSULTAS = [
  'vencidas',
  'bloqueadas',
  'sin-asignar',
  'urgentes',
  'hoy',
  'sprint',
  'sobrecarga',
  'resumen',
  'historias',
  'abiertas',
  'sin-fecha',
  'hizo',
  'dia',
  'completadas',
  'conversacion',
  'comparar',
  'equipo',
  'que-es',
  'velocidad',
  'fechas',
  'bugs',
  'en-progreso',
  'en-revision',
  'pendientes',
  'persona',
  'que-pasa',
  'quien-lleva',
  'desde-cuando',
  'columnas',
  'definiciones',
  'plantillas',
  'vistas',
  'horas',
  'tiempos',
  'alcance',
  'epicas',
  'epica',
  'depende',
  'daily',
] as const;

export const consultaSchema = z.object({
  tipo: z.enum(CONSULTAS),
  proyecto: idSchema.optional().describe('Identificador del proyecto; sin él, todos los visibles'),
  mias: z.boolean().optional().describe('Solo lo de quien pregunta'),
  persona: idSchema.optional().describe('Solo lo de esta persona'),
  dias: z.int().min(0).max(365).optional().describe('Días de antelación, para las fechas'),
  periodo: z
    .object({
      unidad: z.enum(['dia', 'semana', 'mes']),
      salto: z.int().min(-12).max(12),
      diaDeSemana: z.int().min(0).max(6).optional(),
      alcance: z.enum(['desde', 'hasta', 'antes']).optional(),
    })
    .optional()
    .describe(
      '0 es el actual y -1 el anterior: { unidad: "dia", salto: -1 } es ayer. «Desde el lunes» es { unidad: "dia", salto: 0, diaDeSemana: 0, alcance: "desde" }',
    ),
  sprint: z.enum(['actual', 'anterior', 'siguiente']).optional(),
  estados: z.array(z.enum(ESTADOS_TAREA)).optional().describe('Solo para historias'),
  abiertas: z.boolean().optional().describe('Historias por terminar'),
  sinAsignar: z.boolean().optional().describe('Historias con tareas sin asignar'),
  sinResponsable: z.boolean().optional().describe('Historias de las que nadie está a cargo'),
  sinSprint: z.boolean().optional().describe('Historias por terminar que no están en ningún sprint'),
  sobre: z
    .enum(['historias', 'tareas'])
    .optional()
    .describe('Para `urgentes` y `completadas`: solo historias o solo tareas'),
  aCargo: z.boolean().optional().describe('Con `persona` o `mias`: solo las historias a su cargo'),
  sinEstimar: z.boolean().optional().describe('Historias sin puntos'),
  prioridades: z.array(prioridadSchema).optional().describe('Solo de estas prioridades'),
  clase: z.enum(TIPOS_TAREA).optional().describe('Solo tareas de este tipo'),
  masDe: z.int().min(1).max(365).optional().describe('Más de estos días en su estado (o de retraso)'),
  antiguas: z.boolean().optional().describe('Historias, las más antiguas primero'),
  cuantosSprints: z.int().min(1).max(12).optional().describe('Para la velocidad: los últimos'),
  tema: z
    .string()
    .max(200)
    .optional()
    .describe(
      'De qué se habló, para las conversaciones; para `que-pasa`, `quien-lleva`, `desde-cuando` y `bloqueadas`, el título de la tarea o la historia; para `epica`, el de la épica; para `depende`, «de qué depende Título», «qué depende de Título» o «lo bloqueado»; para `comparar`, «este» si es el sprint en progreso con el anterior; para `sobrecarga`, «libres» si se busca quién no tiene tareas; para `conversacion` con `periodo`, «comentarios» si también cuentan; para `sprint`, «cuándo acaba»',
    ),
});
type Consulta = z.infer<typeof consultaSchema>;

/** The rules' own answer, so that its numbers and dates are right, whoever words it. */
export async function answerConsulta(
  context: ToolContext,
  ambito: readonly Proyecto[],
  { tipo, mias = false, persona, periodo, tema, ...pedida }: Consulta,
): Promise<string> {
  const { reader, hoy } = context;
  if (!ambito.length) return 'No hay ningún proyecto visible con ese identificador.';
  const gente = persona ? await reader.gente(ambito.map(({ _id }) => _id)) : [];
  const { texto, consulta, q } = await RESPUESTAS[tipo]({
    reader,
    pregunta: preguntaOfTipo(tipo, {
      propias: mias || tipo === 'hoy',
      dias: pedida.dias ?? null,
      periodo: periodo ?? null,
      sprint: pedida.sprint ?? null,
      estados: pedida.estados ?? [],
      abiertas: pedida.abiertas ?? false,
      sinAsignar: pedida.sinAsignar ?? false,
      sinEstimar: pedida.sinEstimar ?? false,
      sinResponsable: pedida.sinResponsable ?? false,
      sinSprint: pedida.sinSprint ?? false,
      sobre: pedida.sobre ?? null,
      aCargo: pedida.aCargo ?? false,
      prioridades: pedida.prioridades ?? [],
      clase: pedida.clase ?? null,
      masDe: pedida.masDe ?? null,
      antiguas: pedida.antiguas ?? false,
      cuantosSprints: pedida.cuantosSprints ?? null,
    }),
    ambito,
    proyecto: ambito.length === 1 ? ambito[0]! : null,
    persona: gente.find(({ _id }) => _id === persona) ?? null,
    hoy,
    texto: tema ?? '',
  });
  if (consulta) context.cite(consulta, q);
  return texto;
}
