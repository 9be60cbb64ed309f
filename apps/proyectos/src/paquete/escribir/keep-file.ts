import type { FileRef } from '@pmp/paquete';
import { FILE_TERM_MS, hasFile, type Keeping, refused, writeFile } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { SweepDoc } from '../../elementos/sweeps/sweep.model';

export async function keepFile(keeping: Keeping, { _id, nombre }: FileRef, bytes: Buffer): Promise<void> {
  const id = new mongo.ObjectId(_id);
  const barridos = keeping.base.collection<SweepDoc>('barridos');
  const isLoose = (await barridos.findOne({ _id: id, tipo: 'archivo' })) !== null;
  if (!isLoose && (await hasFile(keeping.base, id)))
    throw refused(`el archivo «${nombre}» es aquí de otro elemento`);
  const desde = new Date(Date.now() + FILE_TERM_MS);
  await barridos.updateOne({ _id: id }, { $set: { tipo: 'archivo', desde } }, { upsert: true });
  await writeFile(keeping, id, nombre, bytes);
}
