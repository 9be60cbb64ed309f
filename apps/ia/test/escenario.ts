import { Calendario } from '@pmp/platform';
import type {
  Entrada,
  Epica,
  Historia,
  Inicio,
  Persona,
  Proyecto,
  ProyectoDatos,
  Sprint,
  Tarea,
} from '../src/datos/lectura/datos';
import { type Vista, vistaOf } from '../src/reglas/regla/vista';

/** A Friday. */
export const AHORA = new Date('2026-11-20T10:00:00.000Z');

const id = (n: number): string => n.toString(16).padStart(24, '0');

export const PROYECTO = id(1);
export const EPICA = id(2);
export const HISTORIA = id(3);
export const TAREA = id(4);
export const SPRINT = id(5);
export const ANA = id(10);
export const LUIS = id(11);
export const EVA = id(12);

/** A calendar day of November 2026 (0 is 31 October, 31 is 1 December), or an hour of it. */
export const nov = (dia: number, hora = 0): string => new Date(Date.UTC(2026, 10, dia, hora)).toISOString();

export { id };

export const unProyecto = (fields: Partial<Proyecto> = {}): Proyecto => ({
  _id: PROYECTO,
  nombre: 'Tienda',
  clave: 'TIENDA',
  estado: 'activo',
  prioridad: 'media',
  fechaInicio: nov(-60),
  fechaFin: null,
  createdAt: nov(-60),
  equipo: id(99),
  creador: null,
  ...fields,
});

export const unaEpica = (fields: Partial<Epica> = {}): Epica => ({
  _id: EPICA,
  titulo: 'Pagos',
  prioridad: 'media',
  estado: 'pendiente',
  proyecto: PROYECTO,
  createdAt: nov(19),
  ...fields,
});

export const unaHistoria = (fields: Partial<Historia> = {}): Historia => ({
  _id: HISTORIA,
  titulo: 'Pagar con tarjeta',
  comoUsuario: 'clienta',
  quiero: 'pagar con tarjeta',
  para: 'acabar antes',
  descripcion: '',
  prioridad: 'media',
  estado: 'pendiente',
  puntos: 3,
  orden: 'a',
  epica: EPICA,
  sprint: null,
  proyecto: PROYECTO,
  createdAt: nov(18),
  updatedAt: nov(19),
  ...fields,
});

export const unaTarea = (fields: Partial<Tarea> = {}): Tarea => ({
  _id: TAREA,
  titulo: 'Pasarela',
  tipo: 'funcionalidad',
  prioridad: 'media',
  estado: 'pendiente',
  asignado: LUIS,
  fechaLimite: null,
  tiempoEstimado: null,
  historia: HISTORIA,
  proyecto: PROYECTO,
  createdAt: nov(18),
  updatedAt: nov(19),
  ...fields,
});

export const unSprint = (fields: Partial<Sprint> = {}): Sprint => ({
  _id: SPRINT,
  numero: 4,
  nombre: 'Sprint 4',
  estado: 'en progreso',
  fechaInicio: nov(16),
  fechaFin: nov(27),
  proyecto: PROYECTO,
  historias: [HISTORIA],
  ...fields,
});

const unaPersona = (_id: string, nombre: string, rolEquipo: Persona['rolEquipo']): Persona => ({
  _id,
  nombre,
  avatar: null,
  activa: true,
  admin: false,
  rolEquipo,
});

/** Ana leads, Luis and Eva are members. */
export const EQUIPO = [
  unaPersona(ANA, 'Ana', 'admin'),
  unaPersona(EVA, 'Eva', 'miembro'),
  unaPersona(LUIS, 'Luis', 'miembro'),
];

export interface Partes extends Partial<Omit<ProyectoDatos, 'entradas' | 'inicios'>> {
  entradas?: Record<string, Entrada>;
  inicios?: Record<string, Inicio>;
}

/** A project with one epic, one story and one task, all in order; a test overrides what is not. */
export const datosDe = ({ entradas = {}, inicios = {}, ...partes }: Partes = {}): ProyectoDatos => ({
  proyecto: unProyecto(),
  epicas: [unaEpica()],
  historias: [unaHistoria()],
  tareas: [unaTarea()],
  sprints: [],
  bloqueos: [],
  personas: EQUIPO,
  ...partes,
  entradas: new Map(Object.entries(entradas)),
  inicios: new Map(Object.entries(inicios)),
});

/** The calendar of an installation in UTC. */
export const UTC = new Calendario('UTC');

export const vistaDe = (partes: Partes = {}, ahora = AHORA, calendario = UTC): Vista =>
  vistaOf(datosDe(partes), ahora, calendario);
