import { EVENTO_VISTAS_CAMBIADAS } from '@pmp/contracts/proyectos';
import { type Line } from '@pmp/paquete';
import { objectIds, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { VistaDoc } from '../../vistas/vista.model';
import { putOwn } from './put-own';

const toVistaDoc = (line: Line<'vistas'>, version: number, { plan, idOf }: Writing): VistaDoc => ({
  _id: new mongo.ObjectId(line._id),
  nombre: line.nombre,
  consulta: line.consulta,
  ambito: line.ambito,
  equipo: null,
  proyecto: line.ambito === 'proyecto' ? new mongo.ObjectId(plan.proyecto._id) : null,
  presentacion: line.presentacion,
  agrupar: line.agrupar,
  columnas: line.columnas,
  creador: idOf(line.creador),
  createdAt: new Date(line.createdAt),
  updatedAt: new Date(line.updatedAt),
  version,
});

export async function putVistas(writing: Writing, lines: readonly Line<'vistas'>[]): Promise<void> {
  const privadas = lines.filter(({ ambito }) => ambito === 'privada');
  const own = privadas.map(({ _id, creador }) => ({
    _id: new mongo.ObjectId(_id),
    ambito: 'privada',
    creador: writing.idOf(creador),
  }));
  const docs = await putOwn(
    writing,
    'vistas',
    lines,
    (line, version) => toVistaDoc(line, version, writing),
    own,
  );
  const [first] = docs;
  if (!first) return;
  const told = new Set([...writing.plan.where.team!.miembros, ...docs.map(({ creador }) => String(creador))]);
  for (const persona of told)
    writing.outbox.live(`usuario.${persona}`, EVENTO_VISTAS_CAMBIADAS, { _id: String(first._id) });
}

/** Removes the project's views that the package does not contain; private ones that it does not bring are not seen. */
export async function removeVistas({ base, session, plan }: Writing): Promise<void> {
  const _id = { $in: objectIds(plan.difference.vistas.retirados) };
  await base.collection('vistas').deleteMany({ _id }, { session });
}
