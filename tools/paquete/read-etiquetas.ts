import type { mongo } from 'mongoose';
import type { EtiquetaDoc } from '../../apps/proyectos/src/elementos/etiquetas/etiqueta.model.ts';
import type { Line } from './lines.ts';
import type { Reading } from './reading.ts';

export async function* readEtiquetas({
  bases,
  session,
  proyecto,
  living,
}: Reading): AsyncGenerator<Line<'etiquetas'>> {
  const found = bases.proyectos
    .collection('etiquetas')
    .find<EtiquetaDoc>({ proyecto, viva: true }, { session, sort: { _id: 1 } });
  for await (const { _id, nombre, color, orden, createdAt, updatedAt } of found) {
    living.etiquetas.add(_id.toHexString());
    yield {
      _id: _id.toHexString(),
      nombre,
      color,
      orden,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  }
}

/** The labels of an element; those that have been deleted are left out. */
export function etiquetasOf(
  { living }: Reading,
  { etiquetas = [] }: { etiquetas?: mongo.ObjectId[] | undefined },
): { etiquetas?: string[] } {
  const ids = etiquetas.map((id) => id.toHexString()).filter((id) => living.etiquetas.has(id));
  return ids.length ? { etiquetas: ids.sort() } : {};
}
