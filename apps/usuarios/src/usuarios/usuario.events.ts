import { EVENTO_CUENTA_CAMBIADA, usuarioEstado, usuarioRegistrado } from '@pmp/contracts/usuarios';
import type { Tx } from '@pmp/platform';
import type { UsuarioDoc } from './usuario.model';

const appendState = (tx: Tx, doc: UsuarioDoc): void =>
  tx.state(usuarioEstado, doc._id.toHexString(), doc.version, {
    nombre: doc.nombre,
    correo: doc.correo,
    avatar: doc.avatar,
    rol: doc.rol,
    estado: doc.estado,
    sesion: doc.sesion,
    preferencias: doc.preferencias,
    sesionesCerradas: (doc.sesionesCerradas ?? []).map(({ sid }) => sid),
  });

export const appendUsuarioRegistrado = (tx: Tx, doc: UsuarioDoc): void => {
  appendState(tx, doc);
  tx.fact(usuarioRegistrado, { _id: doc._id.toHexString(), nombre: doc.nombre });
};

export const appendUsuarioCambiado = (tx: Tx, doc: UsuarioDoc): void => {
  const _id = doc._id.toHexString();
  appendState(tx, doc);
  tx.live(`usuario.${_id}`, EVENTO_CUENTA_CAMBIADA, { _id, version: doc.version });
};
