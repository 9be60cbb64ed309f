import type { Line } from '@pmp/paquete';
import type { Reading } from '@pmp/paquete/servicio';
import type { TextoDoc } from '../../procedencia/texto.model';

/** Of what the package has: what is in the trash keeps its own here. */
export async function* readTextos({
  base,
  session,
  proyecto,
  living,
}: Reading): AsyncGenerator<Line<'externos'>> {
  const found = base
    .collection('textos_de_fuera')
    .find<TextoDoc>({ proyecto }, { session, sort: { _id: 1 }, batchSize: 500 });
  for await (const { _id } of found) {
    const id = _id.toHexString();
    if ([living.trabajo, living.etiquetas, living.sprints].some((known) => known.has(id))) yield { _id: id };
  }
}
