import type { Paquete } from '@pmp/contracts/proyectos';
import { rutasPaquetes } from '@pmp/contracts/proyectos/rutas';
import { direccionDe, pedir } from '../../../shared/http/pedir';
import { upload } from './upload';

export const uploadPaquete = async (file: File, onProgress: (part: number) => void): Promise<Paquete> =>
  (await upload<{ paquete: Paquete }>(direccionDe(rutasPaquetes.subir), file, onProgress)).paquete;

export const getPaquete = async (id: string, signal: AbortSignal): Promise<Paquete> =>
  (await pedir(rutasPaquetes.leer, { params: { id }, signal })).paquete;

export const postTraer = (id: string, crearFaltantes: boolean) =>
  pedir(rutasPaquetes.traer, { params: { id }, body: { crearFaltantes } });
