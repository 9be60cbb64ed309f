import type { Persona } from '@pmp/contracts/common';
import type { Equipo } from '@pmp/contracts/usuarios';
import type { UsuarioGuardado } from '../../../shared/sesion/session';
import type { EquipoBody, RolEquipo } from '../api/save-equipo';

export interface MiembroElegido {
  usuario: Persona;
  rol: RolEquipo;
}

export interface EquipoValues {
  nombre: string;
  descripcion: string;
  /** Empty: none. */
  logo: string;
  miembros: MiembroElegido[];
}

/** The creator of a team is one of its administrators; the form shows that from the start. */
const creator = ({ _id, nombre, avatar }: UsuarioGuardado): MiembroElegido[] =>
  _id && nombre ? [{ usuario: { _id, nombre, avatar: avatar ?? null }, rol: 'admin' }] : [];

export const equipoValues = (
  equipo: Equipo | undefined,
  user: UsuarioGuardado,
  con?: Persona,
): EquipoValues => ({
  nombre: equipo?.nombre ?? '',
  descripcion: equipo?.descripcion ?? '',
  logo: equipo?.logo ?? '',
  miembros: equipo
    ? equipo.miembros.map(({ usuario, rol }) => ({ usuario, rol }))
    : [...creator(user), ...(con ? [{ usuario: con, rol: 'miembro' as const }] : [])],
});

export const equipoBody = ({ nombre, descripcion, logo, miembros }: EquipoValues): EquipoBody => ({
  nombre: nombre.trim(),
  descripcion,
  logo,
  miembros: miembros.map(({ usuario, rol }) => ({ usuario: usuario._id, rol })),
});
