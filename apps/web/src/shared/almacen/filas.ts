import type { Cambio } from '@pmp/contracts/common';
import type { Mensaje } from '@pmp/contracts/mensajes';
import type {
  Comentario,
  Elemento as Encontrado,
  Epica,
  Etiqueta,
  Historia,
  Plantilla,
  Tarea,
  Vista,
} from '@pmp/contracts/proyectos';
import type { SprintCambio } from '@pmp/contracts/sprints';

/** What the store holds of each kind; a query also says the epic of a task, which no other reply does. */
export interface FilaDe {
  epica: Epica;
  historia: Historia;
  tarea: Tarea & Pick<Extract<Encontrado, { entidad: 'tarea' }>, 'epica'>;
  /** Its stories are things of their own, of which it has the ids. */
  sprint: SprintCambio;
  comentario: Comentario;
  mensaje: Mensaje;
  /** `elementos`: how many have it, which only the list of its project says. */
  etiqueta: Etiqueta & { elementos?: number };
  plantilla: Plantilla;
  vista: Vista;
}
export type Clase = keyof FilaDe;
/** Those of which a `cambio` tells. */
export type Contada = Clase & Cambio['entidad'];

const CLASES: Record<Clase, true> = {
  epica: true,
  historia: true,
  tarea: true,
  sprint: true,
  comentario: true,
  mensaje: true,
  etiqueta: true,
  plantilla: true,
  vista: true,
};

export const isClase = (entidad: string): entidad is Clase => entidad in CLASES;

/** One of each kind. */
export const porClase = <T>(make: () => T): Record<Clase, T> => {
  const each = Object.keys(CLASES).map((clase) => [clase, make()]);
  return Object.fromEntries(each) as Record<Clase, T>;
};

/** Those whose fields a body says; of the others a change says how it will look. */
export type Editable = 'epica' | 'historia' | 'tarea';

export const isEditable = (entidad: string): entidad is Editable =>
  entidad === 'epica' || entidad === 'historia' || entidad === 'tarea';
