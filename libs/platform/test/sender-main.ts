import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { createInterface } from 'node:readline';
import { NewestStates } from '../src/outbox/newest-states';
import { UnitOfWork } from '../src/transactions/unit-of-work';
import { cosaEstado, cosaHecha, testService } from './messaging-service';

/**
 * A service in a process of its own that tests can kill. Each stdin line `<id> <version>` makes a change in one
 * transaction and is echoed on stdout once committed. With PAUSA=1 it stops itself (SIGSTOP) after reading outbox rows,
 * before sending them.
 */
const env = process.env as Record<'SERVICIO' | 'NATS_URL' | 'MONGODB_URI' | 'BASE', string>;

if (process.env['PAUSA'] === '1') {
  const original = NewestStates.prototype.learn;
  let paused = false;
  NewestStates.prototype.learn = async function (...args) {
    await original.apply(this, args);
    if (paused || args[0].length === 0) return;
    paused = true;
    process.kill(process.pid, 'SIGSTOP');
  };
}

const app = await testService({
  servicio: env.SERVICIO,
  broker: { url: env.NATS_URL },
  database: { uri: env.MONGODB_URI, base: env.BASE },
});
const cosas = app.get<Connection>(getConnectionToken()).collection('cosas');
const unitOfWork = app.get(UnitOfWork);

async function change(line: string): Promise<void> {
  const [_id = '', version = '1'] = line.split(' ');
  const nombre = `versión ${version}`;
  await unitOfWork.run(async (tx) => {
    await cosas.updateOne(
      { _id: _id as never },
      { $set: { version } },
      { upsert: true, session: tx.session },
    );
    tx.fact(cosaHecha, { _id, nombre });
    tx.state(cosaEstado, _id, Number(version), { nombre });
  });
  process.stdout.write(`${line}\n`);
}

process.stdout.write('listo\n');
createInterface(process.stdin).on('line', (line) => void change(line));
