import type { PlantillaDoc } from '../../apps/proyectos/src/elementos/plantillas/plantilla.model.ts';
import type { Line } from './lines.ts';
import type { Reading } from './reading.ts';

export async function* readPlantillas({
  bases,
  session,
  proyecto,
}: Reading): AsyncGenerator<Line<'plantillas'>> {
  const found = bases.proyectos
    .collection('plantillas')
    .find<PlantillaDoc>({ proyecto }, { session, sort: { _id: 1 } });
  for await (const { _id, nombre, tipo, contenido, createdAt, updatedAt } of found)
    yield {
      _id: _id.toHexString(),
      nombre,
      tipo,
      contenido,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
}
