import { bloqueosPorContar, enlaceEstado } from '@pmp/contracts/proyectos';
import { type Line } from '@pmp/paquete';
import { objectIds, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import { toEnlaceEstado } from '../../enlaces/enlace.mapper';
import type { EnlaceDoc } from '../../enlaces/enlace.model';
import { parOf } from '../../enlaces/enlace.rules';

/** So many in one fact, which fits in a message whatever they are. */
const AT_ONCE = 500;

function toEnlaceDoc(line: Line<'enlaces'>, { plan, idOrNull, versionOf }: Writing): EnlaceDoc {
  const proyecto = new mongo.ObjectId(plan.proyecto._id);
  const puntaOf = ({ tipo, _id }: Line<'enlaces'>['origen']) => ({
    tipo,
    _id: new mongo.ObjectId(_id),
    proyecto,
  });
  return {
    _id: new mongo.ObjectId(line._id),
    tipo: line.tipo,
    origen: puntaOf(line.origen),
    destino: puntaOf(line.destino),
    par: parOf(line.tipo, line.origen._id, line.destino._id),
    creador: idOrNull(line.creador),
    createdAt: new Date(line.createdAt),
    updatedAt: new Date(line.updatedAt),
    version: versionOf(line._id),
    viva: true,
  };
}

/** All old ones go before new ones come: two that swap their pairs would never both be unique. */
export async function putEnlaces(writing: Writing, lines: readonly Line<'enlaces'>[]): Promise<void> {
  const { base, session, outbox } = writing;
  const collection = base.collection<EnlaceDoc>('enlaces');
  const docs = lines.map((line) => toEnlaceDoc(line, writing));
  const gone = {
    $or: [{ _id: { $in: docs.map(({ _id }) => _id) } }, { par: { $in: docs.map(({ par }) => par) } }],
  };
  await collection.deleteMany(gone, { session });
  await collection.insertMany(docs, { session });
  for (const doc of docs) outbox.state(enlaceEstado, doc._id.toHexString(), doc.version, toEnlaceEstado(doc));
}

/** Removes the links between things of the project that the package does not contain. */
export async function removeEnlaces({ base, session, plan, outbox, versionOf }: Writing): Promise<void> {
  const { retirados } = plan.difference.enlaces;
  await base.collection('enlaces').deleteMany({ _id: { $in: objectIds(retirados) } }, { session });
  for (const id of retirados) outbox.state(enlaceEstado, id, versionOf(id), null);
}

/** What has been written anew does not know what it holds up or waits for; the service counts it when it reads this. */
export async function countBloqueos({ base, session, plan, outbox }: Writing): Promise<void> {
  const proyecto = new mongo.ObjectId(plan.proyecto._id);
  const found = await base
    .collection<EnlaceDoc>('enlaces')
    .find(
      {
        tipo: 'bloquea',
        viva: true,
        $or: [{ 'origen.proyecto': proyecto }, { 'destino.proyecto': proyecto }],
      },
      { session },
    )
    .toArray();
  const blockers = found.map(({ origen }) => origen._id);
  for (const name of ['historias', 'tareas'])
    await base
      .collection(name)
      .updateMany({ _id: { $in: blockers }, proyecto }, { $set: { bloquea: true } }, { session });
  const retirados = ['historias', 'tareas'] as const;
  const elementos = [
    ...new Set([
      ...found.flatMap(({ origen, destino }) => [String(origen._id), String(destino._id)]),
      ...retirados.flatMap((kind) => plan.difference[kind].retirados),
    ]),
  ];
  for (let at = 0; at < elementos.length; at += AT_ONCE)
    outbox.fact(bloqueosPorContar, { elementos: elementos.slice(at, at + AT_ONCE) });
}
