import type { Propuesta } from '@pmp/contracts/ia';
import type { ToolSet } from 'ai';
import { z } from 'zod';
import { ESTADOS_TAREA } from '@pmp/contracts/proyectos';
import type { Lector } from '../preguntas/lector';
import { PROPUESTAS } from '../propuestas/propuestas';
import { proponerPuntos } from '../propuestas/estimar-historia';
import { proponerRelato } from '../propuestas/reformular-historia';
import { proponerTareas } from '../propuestas/tareas';
import { type Contexto, type Respuesta } from '../preguntas/respuestas/contexto';
import { CONSULTAS, consultar } from './consultas';

/** What the person reads while a tool works. */
export const PASOS: Record<string, string> = {
  consultar: 'Consultando los datos…',
  listar_tareas: 'Mirando las tareas…',
  ver_historia: 'Leyendo la historia…',
  buscar: 'Buscando…',
  proponer_tareas: 'Preparando una propuesta…',
  proponer_texto: 'Preparando una propuesta…',
  proponer_puntos: 'Preparando una propuesta…',
  proponer_sprint: 'Preparando una propuesta…',
};

const NO_EXISTE = { error: 'No existe' };
const NO_SE_PUDO = { error: 'No se ha podido consultar' };
const MAX_FILAS = 25;

const id = z.string().describe('Identificador de 24 cifras hexadecimales');
const proyecto = id.optional().describe('Identificador del proyecto; sin él, todos los visibles');
const DIA = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export interface Mesa {
  lector: Lector;
  hoy: string;
  /** Takes the proposal that the reply will carry. */
  propose(propuesta: Propuesta): void;
}

/** The projects of the asker that a tool is asked about; an id of another one is as good as none. */
const ambitoOf = ({ lector }: Mesa, pedido: string | undefined) =>
  pedido === undefined ? lector.proyectos : lector.proyectos.filter(({ _id }) => _id === pedido);

function offered(mesa: Mesa, { texto, propuesta }: Respuesta) {
  if (propuesta) mesa.propose(propuesta);
  return {
    texto,
    propuesta: propuesta ? 'La persona la ve como tarjeta y decide.' : 'No hay nada que proponer.',
  };
}

type Definition<T extends z.ZodType> = {
  description: string;
  inputSchema: T;
  execute: (input: z.output<T>) => Promise<unknown>;
};

/** A failure says nothing of its cause to the model. */
const tool = <T extends z.ZodType>({ description, inputSchema, execute }: Definition<T>) => ({
  description,
  inputSchema,
  execute: (input: z.output<T>) => execute(input).catch(() => NO_SE_PUDO),
});

/** Everything here reads through the asker's own reader: what the model asks for cannot widen what it gets. */
export const herramientasOf = (mesa: Mesa): ToolSet =>
  ({ ...lecturasOf(mesa), ...propuestasOf(mesa) }) as ToolSet;

const lecturasOf = (mesa: Mesa) => ({
  consultar: tool({
    description:
      'Hechos ya calculados, con cuentas, fechas y enlaces: úsala siempre que la pregunta sea de uno de estos tipos.',
    inputSchema: z.object({
      tipo: z.enum(CONSULTAS),
      proyecto,
      mias: z.boolean().optional().describe('Solo lo de quien pregunta'),
      dias: z.int().min(0).max(365).optional().describe('Días de antelación, para las fechas'),
    }),
    execute: (input) => consultar(mesa, ambitoOf(mesa, input.proyecto), input),
  }),
  listar_tareas: tool({
    description: 'Tareas por estado, persona y fecha límite.',
    inputSchema: z.object({
      proyecto,
      estado: z.enum(ESTADOS_TAREA).optional(),
      asignado: z.string().optional().describe("'yo', 'nadie' o el identificador de una persona"),
      venceDesde: DIA.optional(),
      venceAntesDe: DIA.optional(),
    }),
    execute: async ({ proyecto: pedido, estado, asignado, venceDesde, venceAntesDe }) => {
      const quien = { yo: mesa.lector.persona._id, nadie: null }[asignado ?? ''] ?? asignado;
      const { filas, total } = await mesa.lector.tareas({
        proyectos: ambitoOf(mesa, pedido).map(({ _id }) => _id),
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
  }),
  ver_historia: tool({
    description: 'Una historia entera, con sus tareas.',
    inputSchema: z.object({ historia: id }),
    execute: async ({ historia: pedida }) => {
      const historia = await mesa.lector.historia(pedida);
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
      } = historia;
      const { filas } = await mesa.lector.tareas({ proyectos: [suyo], historia: _id, cuantas: MAX_FILAS });
      const tareas = filas.map((t) => ({ titulo: t.titulo, estado: t.estado }));
      const enlace = `/backlog/${suyo}?historia=${_id}`;
      return { _id, titulo, enlace, comoUsuario, quiero, para, descripcion, estado, puntos, tareas };
    },
  }),
  buscar: tool({
    description: 'Proyectos, épicas, historias y tareas por palabras de su título.',
    inputSchema: z.object({ texto: z.string().max(200), proyecto }),
    execute: ({ texto, proyecto: pedido }) =>
      mesa.lector.buscar(
        texto,
        ambitoOf(mesa, pedido).map(({ _id }) => _id),
        MAX_FILAS,
      ),
  }),
});

const historia = id.describe('Identificador de la historia, hallado antes con buscar');

const propuestasOf = (mesa: Mesa) => ({
  proponer_tareas: tool({
    description: 'Propone crear tareas en una historia. No crea nada: la persona decide.',
    inputSchema: z.object({ historia, titulos: z.array(z.string().min(1).max(200)).min(1).max(12) }),
    execute: async ({ historia: pedida, titulos }) => {
      const found = await mesa.lector.historia(pedida);
      if (!found) return NO_EXISTE;
      return offered(mesa, await proponerTareas(mesa.lector, found, titulos, 'crear-tareas'));
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
      const found = await mesa.lector.historia(pedida);
      return found ? offered(mesa, proponerRelato(found, relato)) : NO_EXISTE;
    },
  }),
  proponer_puntos: tool({
    description: 'Propone los puntos de una historia. No cambia nada.',
    inputSchema: z.object({ historia, puntos: z.number().min(0).max(100), motivo: z.string().max(500) }),
    execute: async ({ historia: pedida, puntos, motivo }) => {
      const found = await mesa.lector.historia(pedida);
      return found ? offered(mesa, proponerPuntos(found, puntos, motivo)) : NO_EXISTE;
    },
  }),
  proponer_sprint: tool({
    description: 'Propone el próximo sprint de un proyecto según la velocidad del equipo. No crea nada.',
    inputSchema: z.object({ proyecto: id }),
    execute: async ({ proyecto: pedido }) => {
      const [found] = ambitoOf(mesa, pedido);
      if (!found) return NO_EXISTE;
      const pregunta = {
        tipo: 'borrador-sprint',
        propias: false,
        dias: null,
        objeto: null,
        detalle: null,
      } as const;
      const contexto: Contexto = {
        lector: mesa.lector,
        pregunta,
        ambito: [found],
        proyecto: found,
        persona: null,
        hoy: mesa.hoy,
      };
      return offered(mesa, await PROPUESTAS['borrador-sprint'](contexto));
    },
  }),
});
