import type { Persona } from '@pmp/contracts/common';
import type { Usuario, usuarioEstado, UsuarioListado } from '@pmp/contracts/usuarios';
import type { z } from 'zod';
import type { UsuarioDoc } from './usuario.model';

export const toPersona = (doc: Pick<UsuarioDoc, '_id' | 'nombre' | 'avatar'>): Persona => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  avatar: doc.avatar,
});

export const toUsuario = (doc: UsuarioDoc): Usuario => ({
  ...toPersona(doc),
  correo: doc.correo,
  rol: doc.rol,
  estado: doc.estado,
  createdAt: doc.createdAt.toISOString(),
  version: doc.version,
  ...(doc.correoConfirmado === false && { correoConfirmado: false }),
});

export const toUsuarioListado = (doc: UsuarioDoc, forAdmin: boolean): UsuarioListado => ({
  ...toPersona(doc),
  estado: doc.estado,
  ...(doc.bot && { bot: true as const }),
  ...(forAdmin && {
    correo: doc.correo,
    rol: doc.rol,
    version: doc.version,
    ...(doc.factor && { factor: true as const }),
  }),
});

export const toUsuarioEstado = (doc: UsuarioDoc): z.infer<typeof usuarioEstado.datos> => ({
  nombre: doc.nombre,
  correo: doc.correo,
  avatar: doc.avatar,
  rol: doc.rol,
  estado: doc.estado,
  sesion: doc.sesion,
  preferencias: doc.preferencias,
  sesionesCerradas: (doc.sesionesCerradas ?? []).map(({ sid }) => sid),
  correoConfirmado: doc.correoConfirmado,
  ...(doc.bot && { bot: true as const }),
});
