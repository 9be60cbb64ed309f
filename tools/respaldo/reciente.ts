import { readdirSync } from 'node:fs';
import { readArguments, runCommand } from '../start/orden/command.ts';
import { instantOf } from './keep/retention.rules.ts';
import { Bucket, isRemote } from './remote/bucket.ts';

const USE = 'node tools/respaldo/reciente.ts --destino=<carpeta o s3://cubo/carpeta/> [--horas=26]';
const { destino, horas = '26' } = readArguments(USE, {
  destino: { type: 'string' },
  horas: { type: 'string' },
});

async function namesIn(place: string): Promise<string[]> {
  if (!isRemote(place)) return readdirSync(place);
  const bucket = new Bucket(place);
  try {
    return await bucket.names();
  } finally {
    bucket.close();
  }
}

/** Ends with 1 if the newest backup in the folder is older, as the health of a container and for a monitor. */
await runCommand('Sin copia reciente', async () => {
  if (!destino) throw new Error(`falta --destino. Uso: ${USE}`);
  const newest = (await namesIn(destino))
    .map(instantOf)
    .reduce((a, b) => ((b?.getTime() ?? 0) > (a?.getTime() ?? 0) ? b : a), null);
  if (!newest) throw new Error(`en ${destino} no hay ninguna`);
  const age = (Date.now() - newest.getTime()) / 3_600_000;
  if (!(age <= Number(horas))) throw new Error(`la última tiene ${Math.floor(age)} horas`);
  console.log(`La última copia tiene ${Math.floor(age)} horas.`);
});
