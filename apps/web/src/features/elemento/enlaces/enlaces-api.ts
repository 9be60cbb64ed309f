import type { Enlace, EnlaceCreate, Resultado } from '@pmp/contracts/proyectos';
import { rutasBusqueda, rutasElementos, rutasEnlaces } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getEnlaces = async (elemento: string, signal: AbortSignal): Promise<Enlace[]> =>
  (await pedir(rutasEnlaces.listarDeElemento, { params: { id: elemento }, signal })).enlaces;

/** The caller chooses `_id`, so that a repeated call never creates a second one. */
export const createEnlace = async (datos: EnlaceCreate & { _id: string }): Promise<Enlace> =>
  (await pedir(rutasEnlaces.crear, { body: datos })).enlace;

export const deleteEnlace = (id: string) => pedir(rutasEnlaces.eliminar, { params: { id } });

export const restoreEnlace = (id: string) => pedir(rutasEnlaces.restaurar, { params: { id } });

/** Stories and tasks with the text in their title, or with it as their key. */
export const searchExtremos = async (q: string, signal: AbortSignal): Promise<Resultado[]> =>
  (await pedir(rutasBusqueda.buscar, { query: { q }, signal })).resultados.filter(
    ({ tipo }) => tipo === 'historia' || tipo === 'tarea',
  );

const MAX_RECIENTES = 30;

/** The stories and tasks of a project that changed last, newest first. */
export const getRecientes = async (prefijo: string, signal: AbortSignal) => {
  const q = `proyecto:${prefijo} -tipo:epica orden:-actualizada`;
  const { elementos } = await pedir(rutasElementos.listar, { query: { q, limite: MAX_RECIENTES }, signal });
  return elementos.flatMap(({ entidad, _id, clave, titulo, estado, proyecto, updatedAt }) =>
    entidad === 'epica' ? [] : [{ tipo: entidad, _id, clave, titulo, estado, proyecto, updatedAt }],
  );
};
