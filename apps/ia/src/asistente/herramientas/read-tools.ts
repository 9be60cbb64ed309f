import { ESTADOS_TAREA } from '@pmp/contracts/proyectos';
import { z } from 'zod';
import { hoyOf } from '../../preguntas/respuestas/contexto/redaccion';
import { escrita } from '../../preguntas/respuestas/escrita';
import { answerConsulta, consultaSchema } from './consultas';
import { ambitoOf, idSchema, type ToolContext, NO_EXISTE, tool } from './tool-context';

const MAX_FILAS = 25;
const MAX_PROYECTOS = 50;
const MAX_PERSONAS = 100;

const proyecto = idSchema.optional().describe('Identificador del proyecto; sin él, todos los visibles');
const DIA = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const verProyectos = (context: ToolContext) =>
  tool({
    description: 'Los proyectos que ve quien pregunta, y quién está en sus equipos, con sus identificadores.',
    inputSchema: z.object({}),
    execute: async () => ({
      proyectos: context.reader.proyectos
        .slice(0, MAX_PROYECTOS)
        .map(({ _id, clave, nombre, estado }) => ({ _id, clave, nombre, estado })),
      personas: (await context.reader.gente(context.reader.proyectos.map(({ _id }) => _id)))
        .slice(0, MAX_PERSONAS)
        .map(({ _id, nombre }) => ({ _id, nombre })),
    }),
  });

const consultar = (context: ToolContext) =>
  tool({
    description:
      'Hechos ya calculados, con cuentas, fechas y enlaces: úsala siempre que la pregunta sea de uno de estos tipos.',
    inputSchema: consultaSchema,
    execute: (input) => answerConsulta(context, ambitoOf(context, input.proyecto), input),
  });

const consultarLista = (context: ToolContext) =>
  tool({
    description:
      'Épicas, historias y tareas en el lenguaje de consultas, el mismo de las vistas y de `?q=`: `estado:"en progreso" asignado:yo -bloqueada vence<7d orden:-prioridad`. Úsala si escriben una consulta así, o si ninguna otra pregunta dice lo que piden.',
    inputSchema: z.object({ q: z.string().max(1_000) }),
    execute: async ({ q: pedida }) => {
      const { texto, consulta, q } = await escrita(pedida, context.reader, hoyOf(context.reloj));
      if (consulta) context.cite(consulta, q);
      return texto;
    },
  });

const listarTareas = (context: ToolContext) =>
  tool({
    description: 'Tareas por estado, persona y fecha límite.',
    inputSchema: z.object({
      proyecto,
      estado: z.enum(ESTADOS_TAREA).optional(),
      asignado: z.string().optional().describe("'yo', 'nadie' o el identificador de una persona"),
      venceDesde: DIA.optional(),
      venceAntesDe: DIA.optional(),
    }),
    execute: async ({ proyecto: pedido, estado, asignado, venceDesde, venceAntesDe }) => {
      const quien = { yo: context.reader.persona._id, nadie: null }[asignado ?? ''] ?? asignado;
      const { filas, total } = await context.reader.tareas({
        proyectos: ambitoOf(context, pedido).map(({ _id }) => _id),
        orden: 'limite',
        cuantas: MAX_FILAS,
        ...(estado ? { estados: [estado] } : { abiertas: true }),
        ...(asignado !== undefined && { asignado: asignado === 'nadie' ? null : quien }),
        ...(venceDesde && { limiteDesde: venceDesde }),
        ...(venceAntesDe && { limiteAntesDe: venceAntesDe }),
      });
      const tareas = filas.map((t) => ({
        titulo: t.titulo,
        enlace: `/tareas/${t._id}`,
        estado: t.estado,
        prioridad: t.prioridad,
        asignado: t.asignado,
        fechaLimite: t.fechaLimite?.slice(0, 10) ?? null,
        proyecto: t.proyecto,
      }));
      return { total, tareas };
    },
  });

const verHistoria = (context: ToolContext) =>
  tool({
    description: 'Una historia entera, con sus tareas.',
    inputSchema: z.object({ historia: idSchema }),
    execute: async ({ historia: pedida }) => {
      const historia = await context.reader.historia(pedida);
      if (!historia) return NO_EXISTE;
      const {
        _id,
        proyecto: suyo,
        titulo,
        comoUsuario,
        quiero,
        para,
        descripcion,
        estado,
        puntos,
        responsable = null,
      } = historia;
      const { filas } = await context.reader.tareas({ proyectos: [suyo], historia: _id, cuantas: MAX_FILAS });
      const tareas = filas.map((t) => ({ titulo: t.titulo, estado: t.estado }));
      const enlace = `/backlog/${suyo}?historia=${_id}`;
      return {
        _id,
        titulo,
        enlace,
        comoUsuario,
        quiero,
        para,
        descripcion,
        estado,
        puntos,
        responsable,
        tareas,
      };
    },
  });

const buscar = (context: ToolContext) =>
  tool({
    description: 'Proyectos, épicas, historias y tareas por palabras de su título.',
    inputSchema: z.object({ texto: z.string().max(200), proyecto }),
    execute: ({ texto, proyecto: pedido }) =>
      context.reader.buscar(
        texto,
        ambitoOf(context, pedido).map(({ _id }) => _id),
        MAX_FILAS,
      ),
  });

export const readToolsOf = (context: ToolContext) => ({
  ver_proyectos: verProyectos(context),
  consultar: consultar(context),
  consultar_lista: consultarLista(context),
  listar_tareas: listarTareas(context),
  ver_historia: verHistoria(context),
  buscar: buscar(context),
});
