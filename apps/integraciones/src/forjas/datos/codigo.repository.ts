import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import {
  AVANCE,
  COMPROBACION,
  PRUEBA,
  REFERENCIA,
  type AvanceDoc,
  type ComprobacionDoc,
  type PruebaDoc,
  type ReferenciaDoc,
} from './codigo.model';

const MAX_SHOWN = 100;
/** Letters of a whole digest. */
const FULL = 40;

type Within = { session: ClientSession } | undefined;
const within = (session?: ClientSession): Within => (session ? { session } : undefined);

async function put<T extends { _id: string }>(
  collection: mongo.Collection<T>,
  docs: readonly T[],
  session: ClientSession,
): Promise<void> {
  const all = collection as unknown as mongo.Collection<{ _id: string }>;
  const writes = docs.map((doc) => ({
    replaceOne: { filter: { _id: doc._id }, replacement: doc, upsert: true },
  }));
  if (writes.length) await all.bulkWrite(writes, { session });
}

/** What forges have told of the code of a project. */
@Injectable()
export class CodigoRepository {
  private readonly referencias: mongo.Collection<ReferenciaDoc>;
  private readonly comprobaciones: mongo.Collection<ComprobacionDoc>;
  private readonly avances: mongo.Collection<AvanceDoc>;
  private readonly pruebas: mongo.Collection<PruebaDoc>;

  constructor(
    @InjectModel(REFERENCIA) referencia: Model<ReferenciaDoc>,
    @InjectModel(COMPROBACION) comprobacion: Model<ComprobacionDoc>,
    @InjectModel(AVANCE) avance: Model<AvanceDoc>,
    @InjectModel(PRUEBA) prueba: Model<PruebaDoc>,
  ) {
    this.referencias = referencia.collection as unknown as mongo.Collection<ReferenciaDoc>;
    this.comprobaciones = comprobacion.collection as unknown as mongo.Collection<ComprobacionDoc>;
    this.avances = avance.collection as unknown as mongo.Collection<AvanceDoc>;
    this.pruebas = prueba.collection as unknown as mongo.Collection<PruebaDoc>;
  }

  /** What names an item, the newest first. */
  naming(proyecto: string, numero: number): Promise<ReferenciaDoc[]> {
    return this.referencias
      .find({ proyecto, numeros: numero })
      .sort({ cuando: -1, _id: 1 })
      .limit(MAX_SHOWN)
      .toArray();
  }

  /** The merge requests that are about any of these items, the oldest first. */
  peticionesAbout(
    proyecto: string,
    numeros: readonly number[],
    session: ClientSession,
  ): Promise<ReferenciaDoc[]> {
    const any = { $in: [...numeros] };
    return this.referencias
      .find({ proyecto, numeros: any, propios: any, tipo: 'peticion' }, within(session))
      .sort({ cuando: 1, _id: 1 })
      .toArray();
  }

  /** The commits that name one of these criteria. */
  provers(proyecto: string, criterios: readonly string[], session: ClientSession): Promise<ReferenciaDoc[]> {
    return this.referencias.find({ proyecto, criterios: { $in: [...criterios] } }, within(session)).toArray();
  }

  confirmaciones(
    proyecto: string,
    shas: readonly string[],
    session?: ClientSession,
  ): Promise<ReferenciaDoc[]> {
    const where = { proyecto, sha: { $in: [...shas] }, tipo: 'confirmacion' as const };
    return this.referencias.find(where, within(session)).toArray();
  }

  /** The commits that take one of these back. */
  reverting(proyecto: string, shas: readonly string[], session?: ClientSession): Promise<ReferenciaDoc[]> {
    return this.referencias.find({ proyecto, revierte: { $in: [...shas] } }, within(session)).toArray();
  }

  resultsOf(proyecto: string, shas: readonly string[], session?: ClientSession): Promise<ComprobacionDoc[]> {
    // Bitbucket gives the last commit of a pull request by its beginning.
    const any = shas.map((sha) => (sha.length < FULL ? new RegExp(`^${sha}`) : sha));
    return this.comprobaciones
      .find({ proyecto, sha: { $in: any } }, within(session))
      .sort({ nombre: 1, _id: 1 })
      .toArray();
  }

  knownReferencias(ids: readonly string[], session: ClientSession): Promise<ReferenciaDoc[]> {
    return this.referencias.find({ _id: { $in: [...ids] } }, within(session)).toArray();
  }

  knownComprobaciones(ids: readonly string[], session: ClientSession): Promise<ComprobacionDoc[]> {
    return this.comprobaciones.find({ _id: { $in: [...ids] } }, within(session)).toArray();
  }

  putReferencias(docs: readonly ReferenciaDoc[], session: ClientSession): Promise<void> {
    return put(this.referencias, docs, session);
  }

  putComprobaciones(docs: readonly ComprobacionDoc[], session: ClientSession): Promise<void> {
    return put(this.comprobaciones, docs, session);
  }

  /** What has been said about each of these items; an item of which nothing was said is not there. */
  async said(
    proyecto: string,
    numeros: readonly number[],
    session: ClientSession,
  ): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
    const ofId = new Map(numeros.map((numero) => [`${proyecto} ${numero}`, numero]));
    const found = await this.avances.find({ _id: { $in: [...ofId.keys()] } }, within(session)).toArray();
    return new Map(found.map(({ _id, dichas }) => [ofId.get(_id)!, new Set(dichas)]));
  }

  async say(
    proyecto: string,
    dichas: ReadonlyMap<number, readonly string[]>,
    session: ClientSession,
  ): Promise<void> {
    const writes = [...dichas].map(([numero, each]) => ({
      updateOne: {
        filter: { _id: `${proyecto} ${numero}` },
        update: { $set: { proyecto }, $addToSet: { dichas: { $each: [...each] } } },
        upsert: true,
      },
    }));
    if (writes.length) await this.avances.bulkWrite(writes, { session });
  }

  /** The version of what is to be told; null: that was told last. What was never proved is not told to be unproved. */
  async prove(
    proyecto: string,
    criterio: string,
    hecho: boolean,
    session: ClientSession,
  ): Promise<number | null> {
    const _id = `${proyecto} ${criterio}`;
    const before = await this.pruebas.findOne({ _id }, within(session));
    if ((before?.hecho ?? false) === hecho) return null;
    const version = (before?.version ?? 0) + 1;
    await this.pruebas.replaceOne({ _id }, { proyecto, hecho, version }, { upsert: true, session });
    return version;
  }

  async removeOf(proyecto: string): Promise<void> {
    for (const all of [this.referencias, this.comprobaciones, this.avances, this.pruebas])
      await (all as unknown as mongo.Collection<{ proyecto: string }>).deleteMany({ proyecto });
  }

  async removeOfForja(forja: string): Promise<void> {
    await this.referencias.deleteMany({ forja });
    await this.comprobaciones.deleteMany({ forja });
  }
}
