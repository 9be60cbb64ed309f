import { etiquetaEstado } from '@pmp/contracts/proyectos';
import { type Line } from '@pmp/paquete';
import { objectIds, type Writing } from '@pmp/paquete/servicio';
import { toBuscable } from '@pmp/platform';
import { mongo } from 'mongoose';
import type { EtiquetaDoc } from '../../elementos/etiquetas/etiqueta.model';
import { toEtiquetaEstado } from '../../etiquetas/etiqueta.mapper';
import { putOwn } from './put-own';

const toEtiquetaDoc = (line: Line<'etiquetas'>, version: number, { plan }: Writing): EtiquetaDoc => ({
  _id: new mongo.ObjectId(line._id),
  nombre: line.nombre,
  buscable: toBuscable(line.nombre),
  color: line.color,
  orden: line.orden,
  proyecto: new mongo.ObjectId(plan.proyecto._id),
  createdAt: new Date(line.createdAt),
  updatedAt: new Date(line.updatedAt),
  version,
  viva: true,
  publicada: true,
});

export async function putEtiquetas(writing: Writing, lines: readonly Line<'etiquetas'>[]): Promise<void> {
  const docs = await putOwn(writing, 'etiquetas', lines, (line, version) =>
    toEtiquetaDoc(line, version, writing),
  );
  for (const doc of docs)
    writing.outbox.state(etiquetaEstado, doc._id.toHexString(), doc.version, toEtiquetaEstado(doc));
}

/** Removes the labels that the package does not contain. */
export async function removeEtiquetas({ base, session, plan, outbox }: Writing): Promise<void> {
  const _id = { $in: objectIds(plan.difference.etiquetas.retirados) };
  const collection = base.collection<EtiquetaDoc>('etiquetas');
  const gone = await collection.find({ _id }, { session, projection: { version: 1 } }).toArray();
  for (const doc of gone) outbox.state(etiquetaEstado, doc._id.toHexString(), doc.version + 1, null);
  await collection.deleteMany({ _id }, { session });
}

/** The labels that an element gets. */
export const etiquetasFrom = ({ etiquetas }: Pick<Line<'historias'>, 'etiquetas'>) =>
  etiquetas?.length ? { etiquetas: objectIds(etiquetas) } : {};
