import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertEngine, startMongoContainer, startNatsContainer } from './containers';
import { Doorman } from './doorman';
import { startEmbeddedMongo } from './embedded-mongo';
import { inContainers, MONGO_SOCKET, NATS_SOCKET } from './infra';

/** Lets the first test file that needs a database, or a broker in a container, start the one shared by the run. */
export async function openDoors(): Promise<() => Promise<void>> {
  if (inContainers()) await engineOrExit();
  const folder = mkdtempSync(join(tmpdir(), 'pmp-jest-'));
  const paths = { [MONGO_SOCKET]: join(folder, 'mongo.sock'), [NATS_SOCKET]: join(folder, 'nats.sock') };
  const doormen = [
    await Doorman.at(paths[MONGO_SOCKET]!, inContainers() ? startMongoContainer : startEmbeddedMongo),
    await Doorman.at(paths[NATS_SOCKET]!, startNatsContainer),
  ];
  Object.assign(process.env, paths);
  return async () => {
    await Promise.all(doormen.map((doorman) => doorman.close()));
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Without a container engine, prints one sentence instead of a stack trace of the test runner. */
async function engineOrExit(): Promise<void> {
  try {
    await assertEngine();
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
