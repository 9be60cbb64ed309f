import { z } from 'zod';
import { MOTOR } from '../../motor';
import type { Respuesta } from '../../preguntas/respuestas/contexto/contexto';
import { proposePuntos } from '../../propuestas/estimar-historia';
import { contestar } from '../../preguntas/respuestas/contexto/contestar';
import { contextoDe } from '../../preguntas/respuestas/contexto/contexto';
import { borradorSprint } from '../../propuestas/borrador-sprint';
import { proposeRelato } from '../../propuestas/reformular-historia';
import { proposeTareas } from '../../propuestas/tareas';
import { ambitoOf, idSchema, type ToolContext, NO_EXISTE, tool } from './tool-context';

function offered(context: ToolContext, { texto, propuesta }: Respuesta) {
  if (propuesta) context.propose(propuesta);
  return {
    texto,
    propuesta: propuesta ? 'La persona la ve como tarjeta y decide.' : 'No hay nada que proponer.',
  };
}

const historia = idSchema.describe('Identificador de la historia, hallado antes con buscar');

export const proposalToolsOf = (context: ToolContext) => ({
  proponer_tareas: tool({
    description: 'Propone crear tareas en una historia. No crea nada: la persona decide.',
    inputSchema: z.object({ historia, titulos: z.array(z.string().min(1).max(200)).min(1).max(12) }),
    execute: async ({ historia: pedida, titulos }) => {
      const found = await context.reader.historia(pedida);
      if (!found) return NO_EXISTE;
      return offered(context, await proposeTareas(context.reader, found, titulos, 'crear-tareas'));
    },
  }),
  proponer_texto: tool({
    description: 'Propone redactar una historia como Como / Quiero / Para. No cambia nada.',
    inputSchema: z.object({
      historia,
      comoUsuario: z.string().min(1).max(500),
      quiero: z.string().min(1).max(1_000),
      para: z.string().max(1_000),
    }),
    execute: async ({ historia: pedida, ...relato }) => {
      const found = await context.reader.historia(pedida);
      return found ? offered(context, proposeRelato(found, relato)) : NO_EXISTE;
    },
  }),
  proponer_puntos: tool({
    description: 'Propone los puntos de una historia. No cambia nada.',
    inputSchema: z.object({ historia, puntos: z.number().min(0).max(100), motivo: z.string().max(500) }),
    execute: async ({ historia: pedida, puntos, motivo }) => {
      const found = await context.reader.historia(pedida);
      return found ? offered(context, proposePuntos(found, puntos, motivo)) : NO_EXISTE;
    },
  }),
  proponer_sprint: tool({
    description: 'Propone el próximo sprint de un proyecto según la velocidad del equipo. No crea nada.',
    inputSchema: z.object({ proyecto: idSchema }),
    execute: async ({ proyecto: pedido }) => {
      const [found] = ambitoOf(context, pedido);
      if (!found) return NO_EXISTE;
      const { reader, reloj } = context;
      return offered(
        context,
        await contestar(
          borradorSprint,
          contextoDe({ reader, reloj, ambito: [found] }, { tipo: 'borrador-sprint' }),
        ),
      );
    },
  }),
  proponer_cambio: tool({
    description:
      'Propone asignar una tarea, poner a alguien a cargo de una historia, cambiar el estado, la prioridad o la fecha de una tarea o historia, mover historias de sprint, crear una historia o poner un recordatorio a quien pregunta. No cambia nada.',
    inputSchema: z.object({
      orden: z
        .string()
        .min(3)
        .max(400)
        .describe(
          'Con el título entre comillas: «asigna "Título" a Nora», «pon en revisión la tarea "Título"», «crea una historia "Título" en la épica Pagos»',
        ),
      proyecto: idSchema.optional(),
    }),
    execute: async ({ orden, proyecto }) =>
      offered(
        context,
        await MOTOR.answer(
          { texto: orden, proyectoAbierto: proyecto ?? null, anteriores: [], reloj: context.reloj },
          context.reader,
        ),
      ),
  }),
});
