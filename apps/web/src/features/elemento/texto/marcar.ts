import type { Undo } from '../../../shared/deshacer/ofrecer';
import { EditConflict } from '../../../shared/dominio/merge-edits';
import { cambiarTexto } from '../../../shared/elementos/cambiar/cambiar-texto';
import type { Elemento } from '../../../shared/elementos/elementos';
import { conMarca } from './con-marca';

const at = (elemento: Elemento, linea: number, hecho: boolean): Promise<Undo | undefined> => {
  const texto = conMarca(elemento.datos.descripcion, linea, hecho);
  return texto === undefined ? Promise.resolve(undefined) : cambiarTexto(elemento, 'descripcion', texto);
};

/** Ticks the task on that line of the description; over another's change of the same line, which stays, it is made again. */
export const marcar = async (
  elemento: Elemento,
  linea: number,
  hecho: boolean,
): Promise<Undo | undefined> => {
  try {
    return await at(elemento, linea, hecho);
  } catch (error) {
    if (!(error instanceof EditConflict)) throw error;
    return at({ ...elemento, datos: error.newer } as Elemento, linea, hecho);
  }
};
