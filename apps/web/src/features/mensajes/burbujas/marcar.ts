import type { Mensaje } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { pedir } from '../../../shared/http/pedir';
import type { Llamadas } from '../../../shared/marcas/use-marcable';
import { take } from '../historial/mensajes';

const taken = async (reply: Promise<{ mensaje: Mensaje }>) => take([(await reply).mensaje]);

export const marcar = (id: string): Llamadas => ({
  react: (body) => taken(pedir(rutasMensajes.reaccionar, { params: { id }, body })),
  decide: (decidido) => taken(pedir(rutasMensajes.decidir, { params: { id }, body: { decidido } })),
});
