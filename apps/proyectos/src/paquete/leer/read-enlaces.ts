import type { Line } from '@pmp/paquete';
import type { Reading } from '@pmp/paquete/servicio';
import type { EnlaceDoc } from '../../enlaces/enlace.model';

/** Those between things of the project: where the package arrives, the other project may not exist. */
export async function* readEnlaces({
  base,
  session,
  people,
  proyecto,
  living,
}: Reading): AsyncGenerator<Line<'enlaces'>> {
  const found = base
    .collection('enlaces')
    .find<EnlaceDoc>(
      { 'origen.proyecto': proyecto, 'destino.proyecto': proyecto, viva: true },
      { session, sort: { _id: 1 } },
    );
  for await (const { _id, tipo, origen, destino, creador, createdAt, updatedAt } of found) {
    const ends = [origen, destino].map((end) => ({ tipo: end.tipo, _id: end._id.toHexString() }));
    const [from, to] = ends as [Line<'enlaces'>['origen'], Line<'enlaces'>['origen']];
    if (!ends.every((end) => living.trabajo.has(end._id))) continue;
    yield {
      _id: _id.toHexString(),
      tipo,
      origen: from,
      destino: to,
      creador: await people.correoOrNull(creador),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  }
}
