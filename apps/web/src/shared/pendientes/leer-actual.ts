import { http } from '../http/http';
import type { EntidadComun, EntidadPendiente, Pendiente } from './pendiente';

/** What a change is about, as the server has it. */
export interface Actual {
  _id: string;
  version: number;
  [campo: string]: unknown;
}

type Reply<T = Actual> = Record<string, T | undefined>;

const COLECCION: Record<Exclude<EntidadPendiente, 'columnas' | 'definiciones'>, string> = {
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

const ofLista =
  (coleccion: string) =>
  async ({ proyecto, elemento }: Pendiente): Promise<Actual | undefined> =>
    (await http.get<Reply<Actual[]>>(`/api/${coleccion}/proyecto/${proyecto}`))[coleccion]?.find(
      ({ _id }) => _id === elemento,
    );

const idOf = (value: unknown) => (value as { _id: string } | null)?._id ?? null;

const LEER: Record<EntidadComun, (pendiente: Pendiente) => Promise<Actual | undefined>> = {
  etiqueta: ofLista(COLECCION.etiqueta),
  plantilla: ofLista(COLECCION.plantilla),
  vista: async ({ elemento }) => {
    const { vista } = await http.get<Reply>(`/api/vistas/${elemento}`);
    return vista && { ...vista, equipo: idOf(vista['equipo']), proyecto: idOf(vista['proyecto']) };
  },
  columnas: async ({ proyecto }) => {
    const { tablero, columnas } = await http.get<{ tablero: Actual; columnas: Actual[] }>(
      `/api/tableros/principal/${proyecto}`,
    );
    const reglas = columnas.map(({ _id, nombre, estado, limite }) => ({ _id, nombre, estado, limite }));
    return { ...tablero, columnas: reglas };
  },
  definiciones: async ({ proyecto }) =>
    (await http.get<Reply>(`/api/sprints/proyecto/${proyecto}/definiciones`))['definiciones'],
};

/** As it is now; undefined: it is not there any more. */
export const leerActual = async (pendiente: Pendiente): Promise<Actual | undefined> => {
  const { entidad, elemento } = pendiente;
  if (isComun(entidad)) return LEER[entidad](pendiente);
  return (await http.get<Reply>(`/api/${COLECCION[entidad]}/${elemento}`))[entidad];
};
