import { FILE_TERM_MS, type FileRef, hasFile, writeFile } from '@pmp/paquete';
import { mongo } from 'mongoose';
import type { SweepDoc } from '../../elementos/sweeps/sweep.model';

export async function keepFile(base: mongo.Db, { _id, nombre }: FileRef, bytes: Buffer): Promise<void> {
  const id = new mongo.ObjectId(_id);
  const barridos = base.collection<SweepDoc>('barridos');
  const isLoose = (await barridos.findOne({ _id: id, tipo: 'archivo' })) !== null;
  if (!isLoose && (await hasFile(base, id))) throw new Error(`el archivo «${nombre}» es aquí de otra tarea`);
  const desde = new Date(Date.now() + FILE_TERM_MS);
  await barridos.updateOne({ _id: id }, { $set: { tipo: 'archivo', desde } }, { upsert: true });
  await writeFile(base, id, nombre, bytes);
}
