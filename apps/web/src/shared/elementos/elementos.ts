import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import { rutasEpicas, rutasHistorias, rutasTareas } from '@pmp/contracts/proyectos/rutas';

export interface ElementoDe {
  epica: Epica;
  historia: Historia;
  tarea: Tarea;
}
export type Entidad = keyof ElementoDe;

/** What a screen is about: a kind and an id. */
export interface Ref {
  entidad: Entidad;
  id: string;
}

/** The routes that all kinds have. */
export const RUTAS = {
  epica: { eliminar: rutasEpicas.eliminar, listarHistorial: rutasEpicas.listarHistorial },
  historia: { eliminar: rutasHistorias.eliminar, listarHistorial: rutasHistorias.listarHistorial },
  tarea: { eliminar: rutasTareas.eliminar, listarHistorial: rutasTareas.listarHistorial },
};

export const COLECCION: Record<Entidad, string> = { epica: 'epicas', historia: 'historias', tarea: 'tareas' };

/** An item with its kind. */
export type Elemento = { [E in Entidad]: { entidad: E; datos: ElementoDe[E] } }[Entidad];
