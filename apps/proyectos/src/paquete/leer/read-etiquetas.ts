import type { Line } from '@pmp/paquete';
import type { Reading } from '@pmp/paquete/servicio';
import type { mongo } from 'mongoose';
import type { EtiquetaDoc } from '../../elementos/etiquetas/etiqueta.model';

export async function* readEtiquetas({
  base,
  session,
  proyecto,
  living,
}: Reading): AsyncGenerator<Line<'etiquetas'>> {
  const found = base
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
