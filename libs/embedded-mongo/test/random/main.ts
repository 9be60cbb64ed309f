import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../src/server.ts';
import { engineTrials } from './engine.ts';
import { indexTrials } from './indexes.ts';
import { sequenceProperty } from './sequences.ts';

const { values } = parseArgs({
  options: {
    semilla: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    /** Number of cases of each kind; for histories, which go through the driver, a tenth of it. */
    casos: { type: 'string', default: '20000' },
  },
});
const seed = Number(values.semilla);
const cases = Number(values.casos);

console.log(`semilla ${seed}, ${cases} casos`);
const server = await startEmbeddedMongo({ memory: true });
const client = await MongoClient.connect(server.uri);
let failures = 0;

for (const { name, property } of [...engineTrials, ...indexTrials])
  report(name, fc.check(property as fc.IProperty<unknown>, { seed, numRuns: cases }));
const numRuns = Math.ceil(cases / 10);
report('historias', await fc.check(sequenceProperty(client), { seed, numRuns }));

await client.close();
await server.close();
process.exitCode = failures === 0 ? 0 : 1;

function report(name: string, run: fc.RunDetails<unknown>): void {
  if (!run.failed) return console.log(`${name}: ${run.numRuns} casos, ninguna diferencia`);
  failures++;
  console.log(`${name}: diferencia en el caso ${run.numRuns}\n${(run.errorInstance as Error).message}`);
  console.log(`menor caso: ${JSON.stringify(run.counterexample)}`);
}
