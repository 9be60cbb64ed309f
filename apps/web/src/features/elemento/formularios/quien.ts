import type { Persona } from '@pmp/contracts/common';
import { rutasPapelera } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';
import { RUTAS, type Ref } from '../../../shared/elementos/elementos';

type Quien = Persona | null | undefined;

/** Of few changes, one is likely to be of these fields. */
const CAMBIOS = 20;

/** Who changed one of these fields last; undefined: it is not known. */
export const quienCambio = async ({ entidad, id }: Ref, campos: readonly string[]): Promise<Quien> => {
  const asked = { params: { id }, query: { limite: CAMBIOS } };
  const { cambios } = await pedir(RUTAS[entidad].listarHistorial, asked);
  return cambios.find(({ campo }) => campo !== null && campos.includes(campo))?.autor;
};

/** Who deleted it; undefined: it is not in the trash by itself. */
export const quienElimino = async (id: string, proyecto: string): Promise<{ quien: Quien } | undefined> => {
  const { elementos } = await pedir(rutasPapelera.listar, { query: { proyecto } });
  const suya = elementos.find(({ _id }) => _id === id);
  return suya && { quien: suya.eliminadoPor };
};
