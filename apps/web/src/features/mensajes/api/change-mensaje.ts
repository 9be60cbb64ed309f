import type { Mensaje } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { pedir } from '../../../shared/http/pedir';

export const updateMensaje = async (_id: string, contenido: string): Promise<Mensaje> =>
  (await pedir(rutasMensajes.cambiar, { params: { id: _id }, body: { contenido } })).mensaje;

export const deleteMensaje = (_id: string) => pedir(rutasMensajes.eliminar, { params: { id: _id } });
