import type { Line } from '@pmp/paquete';
import type { Reading } from '@pmp/paquete/servicio';
import type { PlantillaDoc } from '../../elementos/plantillas/plantilla.model';

export async function* readPlantillas({
  base,
  session,
  proyecto,
}: Reading): AsyncGenerator<Line<'plantillas'>> {
  const found = base.collection('plantillas').find<PlantillaDoc>({ proyecto }, { session, sort: { _id: 1 } });
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
