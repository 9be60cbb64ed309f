// Makes the MongoDB server at MONGO_SERVIDOR (host:port) the only member of the replica set MONGO_REPLICA, and exits
// when it accepts writes. Running it again changes nothing. ESPERA_S: longest wait in seconds (120).
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';

const requireFromMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
const { MongoClient } = requireFromMongoose('mongodb');

const { MONGO_SERVIDOR: servidor, MONGO_REPLICA: replica = 'rs0', ESPERA_S = '120' } = process.env;
if (!servidor) throw new Error('MONGO_SERVIDOR: falta y es obligatoria');
const deadline = Date.now() + Number(ESPERA_S) * 1_000;

/** Returns what is still missing, or null once the server accepts writes. */
async function advance(client) {
  const admin = client.db('admin');
  const hello = await admin.command({ hello: 1 });
  if (hello.isWritablePrimary) return null;
  if (hello.setName) return 'sin primario todavía';
  await admin.command({ replSetInitiate: { _id: replica, members: [{ _id: 0, host: servidor }] } });
  return 'conjunto de réplicas iniciado';
}

let last = '';
for (;;) {
  const client = new MongoClient(`mongodb://${servidor}/?directConnection=true`, {
    serverSelectionTimeoutMS: 2_000,
  });
  const missing = await advance(client).catch((error) => error.message);
  await client.close();
  if (missing === null) break;
  if (missing !== last) console.log(missing);
  last = missing;
  if (Date.now() > deadline) throw new Error(`${servidor} no acepta escrituras: ${missing}`);
  await delay(1_000);
}
console.log(`${servidor} acepta escrituras`);
