import type { Proyecto } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

/** `version`: the one the person saw; a stale one is refused. */
export const putClave = async (_id: string, body: { clave: string; version?: number }): Promise<Proyecto> =>
  (await http.put<{ proyecto: Proyecto }>(`/api/proyectos/${_id}/clave`, body)).proyecto;
