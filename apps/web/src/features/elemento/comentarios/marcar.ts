import type { Comentario } from '@pmp/contracts/proyectos';
import { rutasComentarios } from '@pmp/contracts/proyectos/rutas';
import { tellSaved } from '../../../shared/almacen/tell';
import { pedir } from '../../../shared/http/pedir';
import type { Llamadas } from '../../../shared/marcas/use-marcable';

const told = async (reply: Promise<{ comentario: Comentario }>) =>
  tellSaved('comentario', (await reply).comentario);

export const marcar = (id: string): Llamadas => ({
  react: (body) => told(pedir(rutasComentarios.reaccionar, { params: { id }, body })),
  decide: (decidido) => told(pedir(rutasComentarios.decidir, { params: { id }, body: { decidido } })),
});
