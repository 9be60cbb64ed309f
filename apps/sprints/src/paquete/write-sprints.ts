import { sprintEstado } from '@pmp/contracts/sprints';
import { KINDS_OF, type Line, type ToldState } from '@pmp/paquete';
import { bury, objectIds, putVersioned, removeOld, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { MedidaDoc } from '../informe/medida.model';
import type { RemovalDoc } from '../cleanup/removal.model';
import type { SprintDoc } from '../sprints/sprint.model';
import type { TableroDoc } from '../tableros/tablero.model';
import { putCumplidos, putDefiniciones, removeCumplidos } from './write-definiciones';
import { toMedidaDoc, toSprintDoc, toTableroDoc } from './sprints-docs';

/** Never replaces anything newer, like the service when it receives a state. */
async function writeCopies({ base, session, now }: Writing, entidad: string, copies: readonly ToldState[]) {
  const target = base.collection<{ _id: string; version: number }>(`copia_${entidad}s`);
  const ids = copies.map(({ _id }) => _id);
  const found = await target.find({ _id: { $in: ids } }, { session, projection: { version: 1 } }).toArray();
  const known = new Map(found.map(({ _id, version }) => [_id, version]));
  const operations = copies
    .filter(({ _id, version }) => version > (known.get(_id) ?? 0))
    .map(({ _id, version, datos }) => ({
      replaceOne: {
        filter: { _id },
        replacement: { version, eliminado: false, copiado: now, ...datos },
        upsert: true,
      },
    }));
  if (operations.length) await target.bulkWrite(operations, { session });
}

/**
 * Stories are written before their sprint; otherwise the service would measure a sprint of which only half has arrived,
 * and keep that in its report.
 */
async function writeStories(writing: Writing): Promise<void> {
  for await (const { entidad, states } of writing.plan.told()) await writeCopies(writing, entidad, states);
}

async function putSprints(writing: Writing, lines: readonly Line<'sprints'>[]): Promise<void> {
  const docs = lines.map((line) => toSprintDoc(line, writing));
  await putVersioned(writing, 'sprints', docs);
  for (const doc of docs) tellSprint(writing, doc);
}

function tellSprint({ outbox }: Writing, doc: SprintDoc): void {
  const { numero, nombre, estado, proyecto, historias, version } = doc;
  const fechas = { fechaInicio: doc.fechaInicio.toISOString(), fechaFin: doc.fechaFin.toISOString() };
  const datos = { numero, nombre, estado, proyecto, historias, ...fechas };
  outbox.state(sprintEstado, doc._id.toHexString(), version, datos);
}

/** Numbers, stories and the sprint in progress are unique, so the sprints to be written give up theirs first. */
async function makeRoom(writing: Writing): Promise<void> {
  const { base, session, plan, outbox, versionOf } = writing;
  const { cambiados, retirados } = plan.difference.sprints;
  await bury(writing, 'sprints', retirados);
  for (const id of retirados) outbox.state(sprintEstado, id, versionOf(id), null);
  await base
    .collection<SprintDoc>('sprints')
    .updateMany(
      { _id: { $in: objectIds(cambiados) } },
      { $unset: { numero: 1, estado: 1, reserva: 1 } },
      { session },
    );
  for (const kind of ['tableros', 'medidas'] as const) await removeOld(writing, kind);
  // The service may have measured these sprints again since the plan was made.
  const others = { proyecto: plan.proyecto._id, _id: { $nin: objectIds(plan.medidas) } };
  await base.collection<MedidaDoc>('medidas').deleteMany(others, { session });
}

/** Boards that were read before must not count as unchanged. */
async function reviseBoards({ base, session, plan }: Writing): Promise<void> {
  await base
    .collection<{ _id: string }>('revisiones')
    .updateOne(
      { _id: plan.proyecto._id },
      { $set: { valor: new mongo.ObjectId() } },
      { session, upsert: true },
    );
}

/** Forgets an earlier purge; otherwise the service would ignore the next deletion. */
async function forgetPurge({ base, session, plan }: Writing): Promise<void> {
  await base
    .collection<RemovalDoc>('retiradas')
    .deleteMany({ _id: { $in: [plan.proyecto._id, ...plan.difference.historias.creados] } }, { session });
}

async function putTableros(writing: Writing, lines: readonly Line<'tableros'>[]): Promise<void> {
  const docs = lines.map((line) => toTableroDoc(line, writing));
  await writing.base.collection<TableroDoc>('tableros').insertMany(docs, { session: writing.session });
}

async function putMedidas(writing: Writing, lines: readonly Line<'medidas'>[]): Promise<void> {
  const docs = lines.map((line) => toMedidaDoc(line, writing));
  await writing.base.collection<MedidaDoc>('medidas').insertMany(docs, { session: writing.session });
}

type Own = (typeof KINDS_OF)['sprints'][number];

const PUT: { [K in Own]: (writing: Writing, lines: readonly Line<K>[]) => Promise<void> } = {
  sprints: putSprints,
  tableros: putTableros,
  medidas: putMedidas,
  definiciones: putDefiniciones,
  cumplidos: putCumplidos,
};

export async function writeSprints(writing: Writing): Promise<void> {
  await makeRoom(writing);
  await removeCumplidos(writing);
  await writeStories(writing);
  for await (const { kind, lines } of writing.plan.linesOf<Own>(KINDS_OF.sprints))
    await (PUT[kind] as (writing: Writing, lines: readonly unknown[]) => Promise<void>)(writing, lines);
  await reviseBoards(writing);
  await forgetPurge(writing);
}
