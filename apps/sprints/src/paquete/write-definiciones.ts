import { definicionActualizada } from '@pmp/contracts/sprints';
import type { Line } from '@pmp/paquete';
import type { Writing } from '@pmp/paquete/servicio';
import type { CumplidoDoc, DefinicionDoc } from '../definiciones/definicion.model';
import { detailOf } from '../definiciones/definicion.rules';

const NONE = { puntos: [], impide: false };

/** Only where the team asks for nothing yet: what it has agreed upon holds for its other projects too. */
export async function putDefiniciones(
  { base, session, plan, outbox, now }: Writing,
  lines: readonly Line<'definiciones'>[],
): Promise<void> {
  const collection = base.collection<DefinicionDoc>('definiciones');
  const _id = plan.where.team!._id.toHexString();
  for (const { listo, hecho } of lines) {
    const version = (await collection.findOne({ _id }, { session }))?.version ?? 0;
    const fields = { listo, hecho, version: version + 1, updatedAt: now };
    await collection.updateOne({ _id }, { $set: fields }, { session, upsert: true });
    const { _id: proyecto, nombre } = plan.proyecto;
    const detalle = detailOf({ listo: NONE, hecho: NONE }, { listo, hecho });
    outbox.fact(definicionActualizada, { _id, nombre, proyecto, detalle });
  }
}

export async function putCumplidos(
  { base, session, plan }: Writing,
  lines: readonly Line<'cumplidos'>[],
): Promise<void> {
  const operations = lines.map(({ _id, marcas }) => ({
    replaceOne: {
      filter: { _id },
      replacement: { proyecto: plan.proyecto._id, puntos: marcas },
      upsert: true,
    },
  }));
  await base.collection<CumplidoDoc>('cumplidos').bulkWrite(operations, { session });
}

export async function removeCumplidos({ base, session, plan }: Writing): Promise<void> {
  const _id = { $in: plan.difference.cumplidos.retirados };
  await base.collection<CumplidoDoc>('cumplidos').deleteMany({ _id }, { session });
}
