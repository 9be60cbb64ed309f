import {
  contrasenaCambiada,
  EVENTO_CUENTA_CAMBIADA,
  usuarioActualizado,
  usuarioEstado,
  usuarioRegistrado,
} from '@pmp/contracts/usuarios';
import { detalleOf, type Tx } from '@pmp/platform';
import { digestOfImagen } from '../imagenes/digest-of-imagen';
import { toUsuarioEstado } from './usuario.mapper';
import type { UsuarioDoc } from './usuario.model';

export const appendUsuarioEstado = (tx: Tx, doc: UsuarioDoc): void =>
  tx.state(usuarioEstado, doc._id.toHexString(), doc.version, toUsuarioEstado(doc));

export const appendUsuarioRegistrado = (tx: Tx, doc: UsuarioDoc): void => {
  appendUsuarioEstado(tx, doc);
  tx.fact(usuarioRegistrado, { _id: doc._id.toHexString(), nombre: doc.nombre });
};

export const appendUsuarioCambiado = (tx: Tx, antes: UsuarioDoc, despues: UsuarioDoc): void => {
  const _id = despues._id.toHexString();
  appendUsuarioEstado(tx, despues);
  appendHechos(tx, antes, despues);
  tx.live(`usuario.${_id}`, EVENTO_CUENTA_CAMBIADA, { _id, version: despues.version });
};

/** Which projects somebody marks as favourites concerns nobody else. */
const auditedOf = ({ nombre, correo, avatar, rol, estado, preferencias }: UsuarioDoc) => ({
  nombre,
  correo,
  avatar: digestOfImagen(avatar),
  rol,
  estado,
  ...preferencias,
  proyectosFavoritos: undefined,
});

function appendHechos(tx: Tx, antes: UsuarioDoc, despues: UsuarioDoc): void {
  const hecho = { _id: despues._id.toHexString(), nombre: despues.nombre };
  const detalle = detalleOf(auditedOf(antes), auditedOf(despues));
  if (detalle.length > 0) tx.fact(usuarioActualizado, { ...hecho, detalle });
  if (antes.hash !== despues.hash) tx.fact(contrasenaCambiada, hecho);
}
