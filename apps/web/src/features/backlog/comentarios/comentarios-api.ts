import type { Comentario } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';
import type { Pagina } from './paginas';
import { COLECCION, type Ref } from '../../../shared/elementos/elementos';

const LIMITE = 50;

const pathOf = ({ entidad, id }: Ref) => `/api/${COLECCION[entidad]}/${id}/comentarios`;

export const getComentarios = (
  elemento: Ref,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Pagina> => {
  const query = new URLSearchParams({
    orden: 'recientes',
    limite: String(LIMITE),
    ...(cursor ? { cursor } : {}),
  });
  return http.get<Pagina>(`${pathOf(elemento)}?${query.toString()}`, signal);
};

interface Reply {
  comentario: Comentario;
}

export const createComentario = async (
  elemento: Ref,
  body: { _id: string; texto: string },
): Promise<Comentario> => (await http.post<Reply>(pathOf(elemento), body)).comentario;

export const updateComentario = async (
  id: string,
  body: { texto: string; version: number },
): Promise<Comentario> => (await http.put<Reply>(`/api/comentarios/${id}`, body)).comentario;

export const deleteComentario = (id: string): Promise<unknown> => http.delete(`/api/comentarios/${id}`);
