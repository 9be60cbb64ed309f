import { type Line } from '@pmp/paquete';
import { objectIds, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { PlantillaDoc } from '../../elementos/plantillas/plantilla.model';
import { putOwn } from './put-own';

export async function putPlantillas(writing: Writing, lines: readonly Line<'plantillas'>[]): Promise<void> {
  const proyecto = new mongo.ObjectId(writing.plan.proyecto._id);
  await putOwn(
    writing,
    'plantillas',
    lines,
    ({ _id, nombre, tipo, contenido, createdAt, updatedAt }, version): PlantillaDoc => ({
      _id: new mongo.ObjectId(_id),
      nombre,
      tipo,
      contenido,
      proyecto,
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
      version,
    }),
  );
}

/** Removes the templates that the package does not contain. */
export async function removePlantillas({ base, session, plan }: Writing): Promise<void> {
  const _id = { $in: objectIds(plan.difference.plantillas.retirados) };
  await base.collection('plantillas').deleteMany({ _id }, { session });
}
