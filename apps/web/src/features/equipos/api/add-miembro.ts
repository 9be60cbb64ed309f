import type { Equipo } from '@pmp/contracts/usuarios';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** `equipo` as the person saw it: if somebody has changed it meanwhile, the server refuses. */
export const addMiembro = ({ _id, version, miembros }: Equipo, usuario: string) =>
  pedir(rutasEquipos.cambiar, {
    params: { id: _id },
    body: {
      version,
      miembros: [
        ...miembros.map(({ usuario: { _id: miembro }, rol }) => ({ usuario: miembro, rol })),
        { usuario, rol: 'miembro' },
      ],
    },
  });
