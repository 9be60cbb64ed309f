import {
  type AccionMembresia,
  equipoActualizado,
  equipoCreado,
  equipoEliminado,
  equipoEstado,
  EVENTO_EQUIPO_CAMBIADO,
  EVENTO_MEMBRESIA_CAMBIADA,
  miembroAnadido,
  miembroCambiado,
  miembroRetirado,
} from '@pmp/contracts/usuarios';
import { detalleOf, type Tx } from '@pmp/platform';
import { digestOfImagen } from '../imagenes/digest-of-imagen';
import { miembrosOf, toEquipoEstado } from './equipo.mapper';
import type { EquipoDoc } from './equipo.model';
import { diffMiembros, type Miembro } from './equipo.rules';

/** Publishes everything about a team that is now `despues`; `antes` is null for a new team. */
export const appendEquipoCambiado = (tx: Tx, antes: EquipoDoc | null, despues: EquipoDoc): void => {
  const equipo = despues._id.toHexString();
  const miembros = miembrosOf(despues);
  const { anadidos, retirados, cambiados } = diffMiembros(antes ? miembrosOf(antes) : [], miembros);
  const hecho = { equipo, nombreEquipo: despues.nombre };
  tx.state(equipoEstado, equipo, despues.version, toEquipoEstado(despues));
  appendHecho(tx, antes, despues);
  for (const { usuario, rol } of anadidos) tx.fact(miembroAnadido, { ...hecho, usuario, rol });
  for (const { usuario } of retirados) tx.fact(miembroRetirado, { ...hecho, usuario });
  for (const { usuario, rol } of cambiados) {
    const de = antes?.miembros.find((miembro) => miembro.usuario.equals(usuario))?.rol ?? null;
    tx.fact(miembroCambiado, { ...hecho, usuario, detalle: [{ campo: 'rol', de, a: rol }] });
  }
  appendMembresias(tx, equipo, 'anadido', anadidos);
  appendMembresias(tx, equipo, 'retirado', retirados);
  appendMembresias(tx, equipo, 'rol', cambiados);
  const afectados = [...anadidos, ...retirados, ...cambiados].map(({ usuario }) => usuario);
  for (const { usuario } of miembros) {
    if (afectados.includes(usuario)) continue;
    tx.live(`usuario.${usuario}`, EVENTO_EQUIPO_CAMBIADO, { _id: equipo, version: despues.version });
  }
  if (afectados.length > 0) tx.recheckRooms({ usuarios: afectados, cerrar: false });
};

const auditedOf = ({ nombre, descripcion, logo }: EquipoDoc) => ({
  nombre,
  descripcion,
  logo: digestOfImagen(logo),
});

function appendHecho(tx: Tx, antes: EquipoDoc | null, despues: EquipoDoc): void {
  const hecho = { _id: despues._id.toHexString(), nombre: despues.nombre };
  const detalle = detalleOf(antes ? auditedOf(antes) : {}, auditedOf(despues));
  if (!antes) tx.fact(equipoCreado, { ...hecho, detalle });
  else if (detalle.length > 0) tx.fact(equipoActualizado, { ...hecho, detalle });
}

/** `antes` still has its members; of `despues` only the version is used. */
export const appendEquipoEliminado = (tx: Tx, antes: EquipoDoc, despues: EquipoDoc): void => {
  const equipo = antes._id.toHexString();
  const miembros = miembrosOf(antes);
  tx.state(equipoEstado, equipo, despues.version, null);
  for (const { usuario } of miembros)
    tx.fact(miembroRetirado, { equipo, nombreEquipo: antes.nombre, usuario });
  tx.fact(equipoEliminado, { _id: equipo, nombre: antes.nombre });
  appendMembresias(tx, equipo, 'retirado', miembros);
  tx.recheckRooms({ usuarios: miembros.map(({ usuario }) => usuario), cerrar: false });
};

const appendMembresias = (
  tx: Tx,
  equipo: string,
  accion: AccionMembresia,
  miembros: readonly Miembro[],
): void => {
  for (const { usuario } of miembros)
    tx.live(`usuario.${usuario}`, EVENTO_MEMBRESIA_CAMBIADA, { equipo, accion });
};
