import type { Equipo } from '@pmp/contracts/usuarios';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export type RolEquipo = Equipo['miembros'][number]['rol'];

export interface EquipoBody {
  nombre: string;
  descripcion: string;
  /** Empty clears it. */
  logo: string;
  miembros: { usuario: string; rol: RolEquipo }[];
}

/** The form chooses `_id`, so that a repeated call never creates a second team. */
export const createEquipo = (_id: string, body: EquipoBody) =>
  pedir(rutasEquipos.crear, { body: { ...body, _id } });

/** `version`: the one the person saw; a stale one is refused. */
export const updateEquipo = ({ _id, version }: Pick<Equipo, '_id' | 'version'>, body: EquipoBody) =>
  pedir(rutasEquipos.cambiar, { params: { id: _id }, body: { ...body, version } });
