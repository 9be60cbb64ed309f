import {
  type AccionMembresia,
  equipoEliminado,
  equipoEstado,
  EVENTO_EQUIPO_CAMBIADO,
  EVENTO_MEMBRESIA_CAMBIADA,
  miembroAnadido,
  miembroRetirado,
} from '@pmp/contracts/usuarios';
import type { Tx } from '@pmp/platform';
import { miembrosOf } from './equipo.mapper';
import type { EquipoDoc } from './equipo.model';
import { diffMiembros, type Miembro } from './equipo.rules';

/** Everything the world hears of a team that is now `despues`; `antes` is null for a new one. */
export const appendEquipoCambiado = (tx: Tx, antes: EquipoDoc | null, despues: EquipoDoc): void => {
  const equipo = despues._id.toHexString();
  const miembros = miembrosOf(despues);
  const { anadidos, retirados, cambiados } = diffMiembros(antes ? miembrosOf(antes) : [], miembros);
  const hecho = { equipo, nombreEquipo: despues.nombre };
  tx.state(equipoEstado, equipo, despues.version, { nombre: despues.nombre, miembros });
  for (const { usuario, rol } of anadidos) tx.fact(miembroAnadido, { ...hecho, usuario, rol });
  for (const { usuario } of retirados) tx.fact(miembroRetirado, { ...hecho, usuario });
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

/** `antes` still has its members, `despues` only the version of the deletion. */
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
