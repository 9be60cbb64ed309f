// Makes the MongoDB server at MONGO_SERVIDOR (host:port) the only member of the replica set MONGO_REPLICA, and a user for
// every variable MONGO_CLAVE_<USUARIO>: `operador` may do everything, any other reads and writes the database of its own
// name. Exits when the server accepts writes; running it again changes only the passwords that have changed. It must run
// in the network of the server: until there is a user, MongoDB lets only its own machine make one. ESPERA_S: longest wait
// in seconds (120). VIGILAR=<file>: does not exit, touches that file and looks again every minute.
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';

const OPERATOR = 'operador';
const AUTHENTICATION_FAILED = 18;
const UNAUTHORIZED = 13;
const USER_EXISTS = 51_003;
const ROLE_EXISTS = 51_002;
/** The counters of the server, which every service publishes as metrics. */
const COUNTERS = 'pmp-contadores';
const LOOK_MS = 60_000;

const { MONGO_SERVIDOR: servidor, MONGO_REPLICA: replica = 'rs0', ESPERA_S = '120', VIGILAR } = process.env;
if (!servidor) throw new Error('MONGO_SERVIDOR: falta y es obligatoria');
const port = servidor.split(':')[1] ?? '27017';
const passwords = new Map(
  Object.entries(process.env).flatMap(([name, value]) => {
    const user = /^MONGO_CLAVE_(\w+)$/.exec(name)?.[1];
    return user && value ? [[user.toLowerCase().replaceAll('_', '-'), value]] : [];
  }),
);
if (!passwords.has(OPERATOR)) throw new Error('MONGO_CLAVE_OPERADOR: falta y es obligatoria');

const rolesOf = (user) =>
  user === OPERATOR
    ? ['root']
    : [
        { role: 'readWrite', db: user },
        { role: 'dbAdmin', db: user },
        { role: COUNTERS, db: 'admin' },
      ];

/** Runs work with a connection of this user, or of nobody. */
async function as(user, work) {
  const client = new mongo.MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 2_000,
    ...(user && { auth: { username: user, password: passwords.get(user) }, authSource: 'admin' }),
  });
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
}

/** Returns what is still missing, or null once the server accepts writes. */
async function initiate(admin) {
  const hello = await admin.command({ hello: 1 });
  if (hello.isWritablePrimary) return null;
  if (hello.setName) return 'sin primario todavía';
  await admin.command({ replSetInitiate: { _id: replica, members: [{ _id: 0, host: servidor }] } });
  return 'conjunto de réplicas iniciado';
}

async function makeUser(admin, user) {
  const account = { pwd: passwords.get(user), roles: rolesOf(user) };
  try {
    await admin.command({ createUser: user, ...account });
  } catch (error) {
    if (error.code !== USER_EXISTS) throw error;
    await admin.command({ updateUser: user, ...account });
  }
}

async function makeRole(admin) {
  const privileges = [{ resource: { cluster: true }, actions: ['serverStatus'] }];
  await admin.command({ createRole: COUNTERS, privileges, roles: [] }).catch((error) => {
    if (error.code !== ROLE_EXISTS) throw error;
  });
}

const makeFirstUser = (admin) =>
  makeUser(admin, OPERATOR).catch((error) => {
    if (error.code !== UNAUTHORIZED) throw error;
    throw new Error('MongoDB ya tiene usuarios y MONGO_CLAVE_OPERADOR no es la de operador', {
      cause: error,
    });
  });

async function advance() {
  const missing = await as(null, initiate).catch((error) => {
    // A server that has users says so only to them.
    if (error.code === UNAUTHORIZED) return as(OPERATOR, initiate);
    throw error;
  });
  if (missing !== null) return missing;
  const isKnown = await as(OPERATOR, (admin) => admin.command({ usersInfo: OPERATOR })).then(
    () => true,
    (error) => {
      if (error.code === AUTHENTICATION_FAILED) return false;
      throw error;
    },
  );
  if (!isKnown) await as(null, makeFirstUser);
  await as(OPERATOR, async (admin) => {
    await makeRole(admin);
    for (const user of passwords.keys()) if (user !== OPERATOR) await makeUser(admin, user);
  });
  return null;
}

async function prepare() {
  const deadline = Date.now() + Number(ESPERA_S) * 1_000;
  let last = '';
  for (;;) {
    const missing = await advance().catch((error) => error.message);
    if (missing === null) return;
    if (missing !== last) console.log(missing);
    last = missing;
    if (Date.now() > deadline) throw new Error(`${servidor} no está preparado: ${missing}`);
    await delay(1_000);
  }
}

await prepare();
console.log(`${servidor} acepta escrituras y conoce a ${passwords.size} usuarios`);
while (VIGILAR) {
  writeFileSync(VIGILAR, '');
  await delay(LOOK_MS);
  await prepare();
}
