import { etiquetaEstado } from '@pmp/contracts/proyectos';
import { type Line, objectIds, type Writing } from '@pmp/paquete';
import { toBuscable } from '@pmp/platform';
import { mongo } from 'mongoose';
import type { EtiquetaDoc } from '../../elementos/etiquetas/etiqueta.model';
import { toEtiquetaEstado } from '../../etiquetas/etiqueta.mapper';

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

/** All old ones go before new ones come: two that swap their names would never both be unique. */
export async function putEtiquetas(writing: Writing, lines: readonly Line<'etiquetas'>[]): Promise<void> {
  const { base, session, plan } = writing;
  const collection = base.collection<EtiquetaDoc & { eliminado?: Date }>('etiquetas');
  const ids = objectIds(lines.map((line) => line._id));
  // Not another project's label: then the id is reported as taken.
  const proyecto = new mongo.ObjectId(plan.proyecto._id);
  const own = { _id: { $in: ids }, $or: [{ proyecto }, { eliminado: { $exists: true } }] };
  const found = await collection.find(own, { session, projection: { version: 1 } }).toArray();
  const versions = new Map(found.map((doc) => [doc._id.toHexString(), doc.version]));
  await collection.deleteMany(own, { session });
  const docs = lines.map((line) => toEtiquetaDoc(line, (versions.get(line._id) ?? 0) + 1, writing));
  await collection.insertMany(docs, { session });
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
