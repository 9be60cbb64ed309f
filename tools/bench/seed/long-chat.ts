import mongoose, { Types } from 'mongoose';
import type { HttpUser } from '../../callers/http-user.ts';
import { LiveUser } from '../../callers/live-user.ts';
import { databaseUri } from '../../product/database-uri.ts';
import type { Product } from '../../product/start-product.ts';

const BATCH = 1_000;

async function firstMessage(from: HttpUser, proyecto: string): Promise<string> {
  const person = await LiveUser.open(from);
  const { mensaje } = await person.ask<{ mensaje: { _id: string } }>('enviar_mensaje', {
    contenido: 'El primero de muchos',
    tipoChat: 'proyecto',
    tipoReceptor: 'proyecto',
    receptor: proyecto,
  });
  person.close();
  return mensaje._id;
}

/**
 * Fills a project's conversation with `count` messages. All but the first are copies written directly to the database:
 * at the rate that the product allows one person, sending them would take more than an hour.
 */
export async function seedLongChat(
  product: Product,
  from: HttpUser,
  proyecto: string,
  count: number,
): Promise<void> {
  const _id = new Types.ObjectId(await firstMessage(from, proyecto));
  const connection = await mongoose
    .createConnection(databaseUri(product), { dbName: 'mensajes' })
    .asPromise();
  const mensajes = connection.collection('mensajes');
  const first = await mensajes.findOne({ _id });
  if (!first) throw new Error('el mensaje aceptado no está en la base de datos');
  for (let done = 1; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    const copies = Array.from({ length: size }, (_, n) => ({
      ...first,
      _id: new Types.ObjectId(),
      secuencia: done + n + 1,
    }));
    await mensajes.insertMany(copies);
  }
  await connection
    .collection<{ _id: string }>('chats')
    .updateOne({ _id: String(first['chat']) }, { $set: { secuencia: count } });
  await connection.close();
}
