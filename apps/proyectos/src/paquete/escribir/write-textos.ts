import { type Line } from '@pmp/paquete';
import { objectIds, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { TextoDoc } from '../../procedencia/texto.model';

const textosIn = ({ base }: Writing) => base.collection<TextoDoc>('textos_de_fuera');

export async function putTextos(writing: Writing, lines: readonly Line<'externos'>[]): Promise<void> {
  const proyecto = new mongo.ObjectId(writing.plan.proyecto._id);
  const ids = objectIds(lines.map(({ _id }) => _id));
  const within = { session: writing.session };
  await textosIn(writing).deleteMany({ _id: { $in: ids } }, within);
  await textosIn(writing).insertMany(
    ids.map((_id): TextoDoc => ({ _id, proyecto })),
    within,
  );
}

/** Only of what the package does not have: what is there came from where it came from. */
export async function removeTextos(writing: Writing): Promise<void> {
  const _id = { $in: objectIds(writing.plan.difference.externos.retirados) };
  await textosIn(writing).deleteMany({ _id }, { session: writing.session });
}
