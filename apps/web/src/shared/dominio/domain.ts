import type { Alcance, Prioridad } from '@pmp/contracts/common';
import type { EstadoProyecto, EstadoTarea, EstadoTrabajo, Tarea } from '@pmp/contracts/proyectos';

// The contract's own lists live beside its zod schemas, which the browser does not load; domain.spec.ts compares.
export const PRIORIDADES: readonly Prioridad[] = ['baja', 'media', 'alta', 'crítica'];
export const ESTADOS_PROYECTO: readonly EstadoProyecto[] = ['activo', 'pausado', 'completado', 'cancelado'];
export const ESTADOS_TRABAJO: readonly EstadoTrabajo[] = [
  'pendiente',
  'en progreso',
  'en revisión',
  'completada',
];
export const ESTADOS_TAREA: readonly EstadoTarea[] = [...ESTADOS_TRABAJO, 'bloqueada'];
/** What a personal token may do. */
export const ALCANCES: readonly Alcance[] = ['leer', 'proponer', 'escribir', 'administrar'];
/** How long a completed story stays on a board without sprints, in days. */
export const DIAS_COMPLETADA_EN_TABLERO = 14;
export const TIPOS_TAREA: readonly Tarea['tipo'][] = ['funcionalidad', 'bug', 'mejora', 'documentación'];

/** Names of the hues in styles.css; chips and charts share them. */
export type Tone =
  | 'neutral'
  | 'green'
  | 'blue'
  | 'amber'
  | 'orange'
  | 'red'
  | 'violet'
  | 'indigo'
  | 'teal'
  | 'pink';

export const TONE_PRIORIDAD: Record<Prioridad, Tone> = {
  baja: 'green',
  media: 'blue',
  alta: 'orange',
  crítica: 'red',
};

export const TONE_ESTADO_PROYECTO: Record<EstadoProyecto, Tone> = {
  activo: 'green',
  pausado: 'amber',
  completado: 'blue',
  cancelado: 'red',
};

export const TONE_ESTADO_TAREA: Record<EstadoTarea, Tone> = {
  pendiente: 'neutral',
  'en progreso': 'blue',
  'en revisión': 'violet',
  completada: 'green',
  bloqueada: 'red',
};
