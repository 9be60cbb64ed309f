import type { Epica } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';

export type EpicaValues = Pick<Epica, 'titulo' | 'descripcion' | 'prioridad' | 'estado'>;

/** `_id` is the form's own, so that a repeated call never makes a second epic. */
export const createEpica = (_id: string, proyecto: string, values: EpicaValues) =>
  http.post('/api/epicas', { ...values, _id, proyecto });

/** `version`: what the person saw; a stale one is refused. */
export const updateEpica = ({ _id, version, proyecto }: Epica, values: EpicaValues) =>
  http.put(`/api/epicas/${_id}`, { ...values, proyecto, version });
