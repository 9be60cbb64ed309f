import type { Historia } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';

export type HistoriaValues = Pick<
  Historia,
  'titulo' | 'comoUsuario' | 'quiero' | 'para' | 'descripcion' | 'prioridad' | 'estado' | 'puntos'
> & { epicaId: string };

/** `_id` is the form's own, so that a repeated call never makes a second story. */
export const createHistoria = (_id: string, proyecto: string, values: HistoriaValues) =>
  http.post('/api/historias', { ...values, _id, proyecto });

/** `version`: what the person saw; a stale one is refused. */
export const updateHistoria = ({ _id, version, proyecto }: Historia, values: HistoriaValues) =>
  http.put(`/api/historias/${_id}`, { ...values, proyecto, version });
