import type { FilaPlan, FilasQuery, Importacion, ImportacionUpdate } from '@pmp/contracts/proyectos';
import { rutasImportaciones } from '@pmp/contracts/proyectos/rutas';
import { direccionDe, pedir } from '../../../shared/http/pedir';
import { guardarSubido } from './archivos-subidos';
import { upload } from './upload';

export const getImportaciones = async (signal: AbortSignal): Promise<Importacion[]> =>
  (await pedir(rutasImportaciones.listar, { signal })).importaciones;

export const getImportacion = async (id: string, signal: AbortSignal): Promise<Importacion> =>
  (await pedir(rutasImportaciones.leer, { params: { id }, signal })).importacion;

export const putImportacion = async (id: string, datos: ImportacionUpdate): Promise<Importacion> =>
  (await pedir(rutasImportaciones.preparar, { params: { id }, body: datos })).importacion;

export const postPaso = async (id: string, paso: 'ejecutar' | 'deshacer'): Promise<Importacion> =>
  (await pedir(rutasImportaciones[paso], { params: { id } })).importacion;

export const deleteImportacion = (id: string) => pedir(rutasImportaciones.descartar, { params: { id } });

export interface Filas {
  filas: FilaPlan[];
  /** The cursor of the next page. */
  siguiente?: string | null;
}

export const getFilas = (
  id: string,
  solo: FilasQuery['solo'] | '',
  cursor: string | null,
  signal: AbortSignal,
): Promise<Filas> => {
  const query = { ...(cursor && { cursor }), ...(solo && { solo }) };
  return pedir(rutasImportaciones.listarFilas, { params: { id }, query, signal });
};

/** `onProgress` gets 0 to 1. */
export const uploadImportacion = async (
  file: File,
  destino: ({ proyecto: string } | { equipo: string }) & { pegado?: '1'; hoja?: string; cabecera?: string },
  onProgress: (part: number) => void,
): Promise<Importacion> => {
  const address = direccionDe(rutasImportaciones.subir, { query: destino });
  const { importacion } = await upload<{ importacion: Importacion }>(address, file, onProgress);
  guardarSubido(importacion._id, file);
  return importacion;
};
