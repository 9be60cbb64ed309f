import {
  rutasEpicas,
  rutasEtiquetas,
  rutasHistorias,
  rutasPlantillas,
  rutasTareas,
  rutasVistas,
} from '@pmp/contracts/proyectos/rutas';
import { rutasDefiniciones, rutasTableros } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../http/pedir';
import type { EntidadComun, EntidadPendiente, Pendiente } from './pendiente';

/** What a change is about, as the server has it. */
export interface Actual {
  _id: string;
  version: number;
  [campo: string]: unknown;
}

const COLECCION: Record<Exclude<EntidadPendiente, 'columnas' | 'definiciones' | 'mensaje'>, string> = {
  epica: 'epicas',
  historia: 'historias',
  tarea: 'tareas',
  etiqueta: 'etiquetas',
  plantilla: 'plantillas',
  vista: 'vistas',
};

const isUno = (entidad: EntidadPendiente): entidad is keyof typeof COLECCION => entidad in COLECCION;

const COMUNES: Record<EntidadComun, true> = {
  etiqueta: true,
  plantilla: true,
  vista: true,
  columnas: true,
  definiciones: true,
};

export const isComun = (entidad: EntidadPendiente): entidad is EntidadComun => entidad in COMUNES;

/** Whether it was sent to the address of the thing itself, whose answer is the thing. */
export const isSuya = ({ entidad, path }: Pendiente): boolean =>
  isUno(entidad) && path.startsWith(`/api/${COLECCION[entidad]}`);

const suyo = <T extends { _id: string }>(lista: readonly T[], { elemento }: Pendiente): T | undefined =>
  lista.find(({ _id }) => _id === elemento);

const idOf = (value: unknown) => (value as { _id: string } | null)?._id ?? null;

const ofProyecto = ({ proyecto }: Pendiente) => ({ params: { id: proyecto } });
const ofElemento = ({ elemento }: Pendiente) => ({ params: { id: elemento } });

const LEER: Record<EntidadPendiente, (pendiente: Pendiente) => Promise<Actual | undefined>> = {
  epica: async (pendiente) => (await pedir(rutasEpicas.leer, ofElemento(pendiente))).epica,
  historia: async (pendiente) => (await pedir(rutasHistorias.leer, ofElemento(pendiente))).historia,
  tarea: async (pendiente) => (await pedir(rutasTareas.leer, ofElemento(pendiente))).tarea,
  etiqueta: async (pendiente) =>
    suyo((await pedir(rutasEtiquetas.listar, ofProyecto(pendiente))).etiquetas, pendiente),
  plantilla: async (pendiente) =>
    suyo((await pedir(rutasPlantillas.listar, ofProyecto(pendiente))).plantillas, pendiente),
  vista: async (pendiente) => {
    const { vista } = await pedir(rutasVistas.leer, ofElemento(pendiente));
    return { ...vista, equipo: idOf(vista.equipo), proyecto: idOf(vista.proyecto) };
  },
  columnas: async (pendiente) => {
    const { tablero, columnas } = await pedir(rutasTableros.leerPrincipal, ofProyecto(pendiente));
    const reglas = columnas.map(({ _id, nombre, estado, limite }) => ({ _id, nombre, estado, limite }));
    return { ...tablero, columnas: reglas };
  },
  // Never sent by its call.
  mensaje: () => Promise.resolve(undefined),
  // What is the team's own has no id; a change of it goes by its project's.
  definiciones: async (pendiente) => {
    const { definiciones } = await pedir(rutasDefiniciones.leer, ofProyecto(pendiente));
    return { ...definiciones, _id: pendiente.proyecto };
  },
};

/** As it is now; undefined: it is not there any more. */
export const leerActual = (pendiente: Pendiente): Promise<Actual | undefined> =>
  LEER[pendiente.entidad](pendiente);
