import type { Restaurado } from '@pmp/contracts/proyectos';
import { rutasComentarios } from '@pmp/contracts/proyectos/rutas';
import { rutasPapelera } from '@pmp/contracts/proyectos/rutas';
import type { QueryClient } from '@tanstack/react-query';
import { tellRestored } from '../almacen/tell';
import { pedir } from '../http/pedir';
import { keys } from '../queries/keys';

/** The new clave or team of a project whose own is taken or gone. */
export interface Cambiado {
  clave?: string;
  equipo?: string;
}

/** Undoes a deletion; `id` is the deleted thing's. */
export const restaurar = async (id: string, cambiado: Cambiado = {}): Promise<Restaurado> =>
  (await pedir(rutasPapelera.restaurar, { params: { id }, body: cambiado })).restaurado;

/** Undoes the deletion of a comment. */
export const restaurarComentario = async (id: string): Promise<void> =>
  tellRestored('comentario', (await pedir(rutasComentarios.restaurar, { params: { id } })).comentario);

/** The socket announces what came back; without a connection this refetches it. */
export const readRestored = (queryClient: QueryClient): void => {
  const shown = [keys.papelera, keys.proyectos, keys.resumen];
  for (const queryKey of [
    ...shown,
    ['elementos'],
    ['backlog'],
    ['sprints'],
    ['tableros'],
    ['panel'],
    ['comentarios'],
  ])
    void queryClient.invalidateQueries({ queryKey });
};
