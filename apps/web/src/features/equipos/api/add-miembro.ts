import type { Equipo } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

/** `equipo` as the person saw it: if somebody has changed it meanwhile, the server refuses. */
export const addMiembro = ({ _id, version, miembros }: Equipo, usuario: string) =>
  http.put(`/api/equipos/${_id}`, {
    version,
    miembros: [
      ...miembros.map(({ usuario: { _id: miembro }, rol }) => ({ usuario: miembro, rol })),
      { usuario, rol: 'miembro' },
    ],
  });
