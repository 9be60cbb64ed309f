import { startServerProcess } from '../server-process.ts';
import { Ledger } from './ledger.ts';

const MOST_WRITES = 300;
const PATIENCE_MS = 20_000;

/** Kills the server -9 at random moments of constant writing, always on the same data. */
export async function killOften(
  dataDir: string,
  times: number,
  random: () => number,
  onRound: (round: number, written: number) => void,
): Promise<string[]> {
  const ledger = new Ledger();
  for (let round = 0; round < times; round++) {
    const server = await startServerProcess(dataDir);
    const writing = ledger.writeUntilDeath(server.uri, round);
    const enough = ledger.size + random() * MOST_WRITES;
    const deadline = Date.now() + PATIENCE_MS;
    while (ledger.size < enough && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 1));
    await server.stop('SIGKILL');
    await writing;
    onRound(round, ledger.size);
  }
  const heir = await startServerProcess(dataDir);
  const faults = await ledger.faults(heir.uri);
  await heir.stop('SIGTERM');
  return faults;
}
