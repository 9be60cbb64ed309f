import type { Equipo, equipoEstado, EquipoResumen } from '@pmp/contracts/usuarios';
import type { z } from 'zod';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { toPersona } from '../usuarios/usuario.mapper';
import type { EquipoDoc } from './equipo.model';
import type { Miembro } from './equipo.rules';

export const miembrosOf = (doc: EquipoDoc): Miembro[] =>
  doc.miembros.map(({ usuario, rol }) => ({ usuario: usuario.toHexString(), rol }));

/** Null for a deleted team. */
export const toEquipoEstado = (doc: EquipoDoc): z.infer<typeof equipoEstado.datos> | null =>
  doc.eliminadoEn ? null : { nombre: doc.nombre, miembros: miembrosOf(doc) };

export const toResumen = (doc: EquipoDoc): EquipoResumen => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
});

/** `personas`: all members of the team, by hex id. Who administers a team administers no accounts: no addresses. */
export const toEquipo = (
  doc: EquipoDoc,
  personas: ReadonlyMap<string, UsuarioDoc>,
  forAdmin: boolean,
): Equipo => ({
  ...toResumen(doc),
  descripcion: doc.descripcion,
  logo: doc.logo,
  createdAt: doc.createdAt.toISOString(),
  version: doc.version,
  miembros: miembrosOf(doc).flatMap(({ usuario, rol }) => {
    const persona = personas.get(usuario);
    if (!persona) return [];
    return [{ usuario: { ...toPersona(persona), ...(forAdmin && { correo: persona.correo }) }, rol }];
  }),
});
