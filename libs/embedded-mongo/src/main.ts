import { parseArgs } from 'node:util';
import { Users } from './auth/users.ts';
import { keepLargeHeapLean } from './heap-growth.ts';
import { startEmbeddedMongo } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '27117' },
    host: { type: 'string', default: '127.0.0.1' },
    'data-dir': { type: 'string', default: '.data/mongo' },
    durability: { type: 'string', default: 'full' },
    memory: { type: 'boolean', default: false },
    'fail-points': { type: 'boolean', default: false },
    users: { type: 'string' },
  },
});

if (values.durability !== 'normal' && values.durability !== 'full') {
  throw new Error("--durability must be 'normal' or 'full'");
}

keepLargeHeapLean();
const server = await startEmbeddedMongo({
  port: Number(values.port),
  host: values.host,
  dataDir: values['data-dir'],
  durability: values.durability,
  memory: values.memory,
  failPoints: values['fail-points'],
  users: values.users === undefined ? undefined : Users.inFile(values.users),
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}

console.log(JSON.stringify({ listo: true, uri: server.uri }));
