import type { Persona } from '@pmp/contracts/common';
import { rutasEpicas, rutasHistorias, rutasPapelera, rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../http/pedir';

const HISTORIAL = {
  epica: rutasEpicas.listarHistorial,
  historia: rutasHistorias.listarHistorial,
  tarea: rutasTareas.listarHistorial,
};

/** Of few changes, one is likely to be of these fields. */
const CAMBIOS = 20;

/** The name of who changed one of these fields last; undefined: it is not known, and what tells of it does without. */
export const quienCambio = async (
  { entidad, id }: { entidad: keyof typeof HISTORIAL; id: string },
  campos: readonly string[],
): Promise<string | undefined> => {
  const asked = { params: { id }, query: { limite: CAMBIOS } };
  const { cambios } = await pedir(HISTORIAL[entidad], asked).catch(() => ({ cambios: [] }));
  return cambios.find(({ campo }) => campo !== null && campos.includes(campo))?.autor?.nombre;
};

/** Who deleted it; undefined: it is not in the trash by itself. */
export const quienElimino = async (
  id: string,
  proyecto: string,
): Promise<{ quien: Persona | null | undefined } | undefined> => {
  const { elementos } = await pedir(rutasPapelera.listar, { query: { proyecto } });
  const suya = elementos.find(({ _id }) => _id === id);
  return suya && { quien: suya.eliminadoPor };
};
