import { chatKeyOf } from '@pmp/contracts/mensajes';
import type { TipoArchivo } from '@pmp/contracts/proyectos';
import { type Line } from '@pmp/paquete';
import { digestOfFile, readMarcas, type Reading } from '@pmp/paquete/servicio';
import type { mongo } from 'mongoose';
import type { MensajeDoc } from '../mensajes/mensaje.model';

const BATCH = 500;

/** Only the project's own conversation: a team's belongs to all its projects, and direct ones to their two people. */
export const chatOf = (proyecto: mongo.ObjectId) =>
  chatKeyOf('', { tipoChat: 'proyecto', chatId: proyecto.toHexString() });

export async function* readMensajes(reading: Reading): AsyncGenerator<Line<'mensajes'>> {
  const { base, session, people, proyecto } = reading;
  const found = base
    .collection('mensajes')
    .find<MensajeDoc>({ chat: chatOf(proyecto) }, { session, sort: { _id: 1 }, batchSize: BATCH });
  for await (const doc of found) {
    const archivos: Line<'mensajes'>['archivos'] = [];
    for (const { _id, nombre, tipo, tamano, fecha } of doc.archivos) {
      const sha256 = await digestOfFile(reading, _id, tamano);
      archivos.push({
        _id: _id.toHexString(),
        nombre,
        tipo: tipo as TipoArchivo,
        tamano,
        fecha: fecha.toISOString(),
        sha256,
      });
    }
    yield {
      _id: doc._id.toHexString(),
      secuencia: doc.secuencia,
      emisor: await people.correoOf(doc.emisor),
      contenido: doc.contenido,
      timestamp: doc.timestamp.toISOString(),
      respuestaA: doc.respuestaA?.toHexString() ?? null,
      archivos,
      menciones: await people.correosOf(doc.menciones),
      editado: doc.editado?.toISOString() ?? null,
      ...(doc.anteriores && {
        anteriores: doc.anteriores.map(({ texto, desde }) => ({ texto, desde: desde.toISOString() })),
      }),
      eliminado: doc.eliminado,
      ...(doc.eliminadoPor && { eliminadoPor: await people.correoOf(doc.eliminadoPor) }),
      ...(await readMarcas(doc, people)),
    };
  }
}
