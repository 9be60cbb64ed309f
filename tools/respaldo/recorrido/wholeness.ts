import type { mongo } from 'mongoose';
import { copiedEntidad, OWNERS } from '../../copias/owners.ts';

const SERVICES = ['usuarios', 'proyectos', 'sprints', 'mensajes', 'notificaciones', 'ia', 'integraciones'];

/** Of living entities only: each owner keeps the id of a deleted one in its own way. */
async function versions(collection: mongo.Collection): Promise<string[]> {
  const found = await collection
    .find({ eliminado: { $in: [null, false] } }, { projection: { version: 1 } })
    .toArray();
  return found.map(({ _id, version }) => `${String(_id)} v${version}`).sort();
}

/** Copies that differ from their owner's data, and outboxes that are not empty. */
export async function disagreements(client: mongo.MongoClient): Promise<string[]> {
  const found: string[] = [];
  for (const servicio of SERVICES) {
    const base = client.db(servicio);
    for (const { name } of await base.listCollections({}, { nameOnly: true }).toArray()) {
      const owner = OWNERS[copiedEntidad(name) ?? ''];
      if (name === 'outbox' && (await base.collection(name).countDocuments()) > 0)
        found.push(`${servicio}: outbox`);
      if (!owner) continue;
      const [copied, owned] = [
        await versions(base.collection(name)),
        await versions(client.db(owner[0]).collection(owner[1])),
      ];
      if (copied.join() !== owned.join())
        found.push(`${servicio}.${name}: ${copied.length} y ${owned.length}`);
    }
  }
  return found;
}

/** Ids of the tasks of which this person was notified, once per notification. */
export async function toldOf(client: mongo.MongoClient, asignado: string): Promise<string[]> {
  const rows = await client.db('notificaciones').collection('notificaciones').find({}).toArray();
  return rows
    .filter(({ usuario, regla }) => String(usuario) === asignado && /asignad/.test(String(regla)))
    .map(({ causa, accion }) => `${String(causa)} ${String(accion)}`);
}
