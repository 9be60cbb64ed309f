import { type Line, objectIds, type Writing } from '@pmp/paquete';
import { mongo } from 'mongoose';
import type { PlantillaDoc } from '../../elementos/plantillas/plantilla.model';

export async function putPlantillas(writing: Writing, lines: readonly Line<'plantillas'>[]): Promise<void> {
  const { base, session, plan } = writing;
  const collection = base.collection<PlantillaDoc & { eliminado?: Date }>('plantillas');
  const proyecto = new mongo.ObjectId(plan.proyecto._id);
  // Not another project's template: then the id is reported as taken.
  const own = {
    _id: { $in: objectIds(lines.map((line) => line._id)) },
    $or: [{ proyecto }, { eliminado: { $exists: true } }],
  };
  const found = await collection.find(own, { session, projection: { version: 1 } }).toArray();
  const versions = new Map(found.map((doc) => [doc._id.toHexString(), doc.version]));
  await collection.deleteMany(own, { session });
  const docs = lines.map(({ _id, nombre, tipo, contenido, createdAt, updatedAt }): PlantillaDoc => ({
    _id: new mongo.ObjectId(_id),
    nombre,
    tipo,
    contenido,
    proyecto,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    version: (versions.get(_id) ?? 0) + 1,
  }));
  await collection.insertMany(docs, { session });
}

/** Removes the templates that the package does not contain. */
export async function removePlantillas({ base, session, plan }: Writing): Promise<void> {
  const _id = { $in: objectIds(plan.difference.plantillas.retirados) };
  await base.collection('plantillas').deleteMany({ _id }, { session });
}
