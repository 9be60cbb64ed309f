import type { Line } from '@pmp/paquete';
import { readMarcas, type Reading } from '@pmp/paquete/servicio';
import type { ComentarioDoc } from '../../comentarios/comentario.model';

const BATCH = 500;

/** Comments on things in the trash are left out with them; a tombstone has no `proyecto`. */
export async function* readComentarios(reading: Reading): AsyncGenerator<Line<'comentarios'>> {
  const { base, session, people, proyecto, living } = reading;
  const found = base
    .collection('comentarios')
    .find<ComentarioDoc>({ proyecto }, { session, sort: { _id: 1 }, batchSize: BATCH });
  for await (const doc of found) {
    if (!living.trabajo.has(doc.sobre.toHexString())) continue;
    const menciones: string[] = [];
    for (const persona of doc.menciones) menciones.push(await people.correoOf(persona));
    yield {
      _id: doc._id.toHexString(),
      entidad: doc.entidad,
      sobre: doc.sobre.toHexString(),
      autor: await people.correoOf(doc.creador),
      texto: doc.texto,
      menciones,
      createdAt: doc.createdAt.toISOString(),
      editado: doc.editado?.toISOString() ?? null,
      ...(doc.anteriores && {
        anteriores: doc.anteriores.map(({ texto, desde }) => ({ texto, desde: desde.toISOString() })),
      }),
      ...(await readMarcas(doc, people)),
    };
  }
}
