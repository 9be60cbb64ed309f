import { type Line } from '@pmp/paquete';
import { objectIds, refused, removeOld, toMarcasDoc, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { ArchivoDoc } from '../archivos/archivo.model';
import { ultimoOf } from '../chats/chat.mapper';
import type { ChatDoc } from '../chats/chat.model';
import type { LecturaDoc } from '../lecturas/lectura.model';
import type { MensajeDoc } from '../mensajes/mensaje.model';
import { palabrasOf, toBuscable } from '@pmp/platform';
import { chatOf } from './read-mensajes';

const keyOf = ({ plan }: Writing) => chatOf(new mongo.ObjectId(plan.proyecto._id));

function toMensajeDoc(line: Line<'mensajes'>, writing: Writing): MensajeDoc {
  const { contenido, archivos, menciones } = line;
  return {
    _id: new mongo.ObjectId(line._id),
    chat: keyOf(writing),
    secuencia: line.secuencia,
    emisor: writing.idOf(line.emisor).toHexString(),
    contenido,
    buscable: toBuscable(contenido),
    palabras: palabrasOf(contenido),
    timestamp: new Date(line.timestamp),
    respuestaA: line.respuestaA ? new mongo.ObjectId(line.respuestaA) : null,
    archivos: archivos.map(({ _id, nombre, tipo, tamano, fecha }) => ({
      _id: new mongo.ObjectId(_id),
      nombre,
      tipo,
      tamano,
      fecha: new Date(fecha),
    })),
    menciones: menciones.map((correo) => writing.idOf(correo).toHexString()),
    editado: line.editado ? new Date(line.editado) : null,
    ...(line.anteriores && {
      anteriores: line.anteriores.map(({ texto, desde }) => ({ texto, desde: new Date(desde) })),
    }),
    eliminado: line.eliminado,
    ...(line.eliminadoPor && { eliminadoPor: writing.idOf(line.eliminadoPor).toHexString() }),
    ...toMarcasDoc(line, writing),
    version: 1,
  };
}

/**
 * Releases the files of messages that will be replaced or removed: the service deletes them unless they are claimed
 * again.
 */
async function releaseFiles({ base, session, plan }: Writing): Promise<void> {
  const { cambiados, retirados } = plan.difference.mensajes;
  const _id = { $in: objectIds([...cambiados, ...retirados]) };
  const docs = await base.collection('mensajes').find<MensajeDoc>({ _id }, { session }).toArray();
  const ids = docs.flatMap(({ archivos }) => archivos.map((archivo) => archivo._id));
  await base
    .collection<ArchivoDoc>('archivos.files')
    .updateMany({ _id: { $in: ids } }, { $set: { 'metadata.caduca': new Date(0) } }, { session });
}

async function attachFiles(docs: readonly MensajeDoc[], writing: Writing): Promise<void> {
  const ids = docs.flatMap(({ archivos }) => archivos.map(({ _id }) => _id));
  if (ids.length === 0) return;
  const { matchedCount } = await writing.base
    .collection<ArchivoDoc>('archivos.files')
    .updateMany(
      { _id: { $in: ids } },
      { $set: { 'metadata.chat': keyOf(writing), 'metadata.caduca': null } },
      { session: writing.session },
    );
  if (matchedCount !== ids.length) throw refused('un archivo de la conversación se ha borrado: repítelo');
}

/** Everything counts as read, so that nobody finds hundreds of unread messages. */
async function writeChat(writing: Writing): Promise<void> {
  const { base, session, plan } = writing;
  const key = keyOf(writing);
  const chats = base.collection<ChatDoc>('chats');
  const lecturas = base.collection<LecturaDoc>('lecturas');
  const [last] = await base
    .collection('mensajes')
    .find<MensajeDoc>({ chat: key }, { session, sort: { secuencia: -1 }, limit: 1 })
    .toArray();
  if (!last) {
    await chats.deleteOne({ _id: key }, { session });
    await lecturas.deleteMany({ chat: key }, { session });
    return;
  }
  const { secuencia } = last;
  await chats.updateOne(
    { _id: key },
    { $set: { tipo: 'proyecto', secuencia, ultimo: ultimoOf(last) }, $unset: { eliminado: 1 } },
    { session, upsert: true },
  );
  await lecturas.updateMany({ chat: key }, { $set: { secuencia } }, { session });
  const cursors = plan.where.team!.miembros.map((persona) => ({
    updateOne: {
      filter: { _id: `${key}:${persona}` },
      update: { $set: { chat: key, persona, secuencia } },
      upsert: true,
    },
  }));
  if (cursors.length) await lecturas.bulkWrite(cursors, { session });
}

export async function writeMensajes(writing: Writing): Promise<void> {
  const { base, session, plan } = writing;
  await releaseFiles(writing);
  await removeOld(writing, 'mensajes');
  for await (const { lines } of plan.linesOf(['mensajes'])) {
    const docs = lines.map((line) => toMensajeDoc(line, writing));
    await base.collection<MensajeDoc>('mensajes').insertMany(docs, { session });
    await attachFiles(docs, writing);
  }
  await writeChat(writing);
  // Forgets an earlier purge of the project; otherwise the service would ignore its next deletion.
  await base.collection<{ _id: string }>('noticias').deleteOne({ _id: plan.proyecto._id }, { session });
}
