import { startLimitedProcess, startServerProcess } from '../server-process.ts';
import { Ledger } from './ledger.ts';

const LEAST_KB = 64;
const MOST_KB = 8_000;

/**
 * Writes until no file may grow any more, which a process notices as it would a full disk: the server must stop rather
 * than acknowledge what it cannot store.
 */
export async function fillDisk(
  dataDir: string,
  times: number,
  random: () => number,
  onRound: (round: number, written: number) => void,
): Promise<string[]> {
  const ledger = new Ledger();
  let limitKb = LEAST_KB;
  for (let round = 0; round < times; round++) {
    limitKb += Math.floor((random() * MOST_KB) / times);
    const server = await startLimitedProcess(dataDir, limitKb).catch(() => null);
    if (server !== null) {
      await ledger.writeUntilDeath(server.uri, round);
      await server.stop('SIGKILL');
    }
    onRound(round, ledger.size);
  }
  const heir = await startServerProcess(dataDir);
  const faults = await ledger.faults(heir.uri);
  await heir.stop('SIGTERM');
  return faults;
}
