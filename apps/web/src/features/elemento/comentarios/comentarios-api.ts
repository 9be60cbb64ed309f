import type { Comentable, Comentario, ComentarioCreate, ComentarioUpdate } from '@pmp/contracts/proyectos';
import { rutasComentarios } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

const LIMITE = 50;

/** What a conversation is about. */
export interface Comentado {
  entidad: Comentable;
  id: string;
}

const LISTAR = { historia: rutasComentarios.listarDeHistoria, tarea: rutasComentarios.listarDeTarea };
const COMENTAR = { historia: rutasComentarios.comentarHistoria, tarea: rutasComentarios.comentarTarea };

export const getComentarios = (
  { entidad, id }: Comentado,
  cursor: string | null,
  signal: AbortSignal,
): Promise<{ comentarios: Comentario[]; decisiones?: Comentario[]; siguiente?: string | null }> =>
  pedir(LISTAR[entidad], {
    params: { id },
    query: { orden: 'recientes', limite: LIMITE, cursor: cursor ?? undefined },
    signal,
  });

export const createComentario = async (
  { entidad, id }: Comentado,
  body: ComentarioCreate,
): Promise<Comentario> => (await pedir(COMENTAR[entidad], { params: { id }, body })).comentario;

export const updateComentario = async (id: string, body: ComentarioUpdate): Promise<Comentario> =>
  (await pedir(rutasComentarios.cambiar, { params: { id }, body })).comentario;

export const deleteComentario = (id: string): Promise<unknown> =>
  pedir(rutasComentarios.eliminar, { params: { id } });
