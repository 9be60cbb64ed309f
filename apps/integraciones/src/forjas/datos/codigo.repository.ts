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

  /** The merge requests that are about an item, the oldest first. */
  peticionesAbout(proyecto: string, numero: number, session: ClientSession): Promise<ReferenciaDoc[]> {
    return this.referencias
      .find({ proyecto, numeros: numero, propios: numero, tipo: 'peticion' }, within(session))
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

  referencia(_id: string, session: ClientSession): Promise<ReferenciaDoc | null> {
    return this.referencias.findOne({ _id }, within(session));
  }

  comprobacion(_id: string, session: ClientSession): Promise<ComprobacionDoc | null> {
    return this.comprobaciones.findOne({ _id }, within(session));
  }

  async putReferencia(doc: ReferenciaDoc, session: ClientSession): Promise<void> {
    await this.referencias.replaceOne({ _id: doc._id }, doc, { upsert: true, session });
  }

  async putComprobacion(doc: ComprobacionDoc, session: ClientSession): Promise<void> {
    await this.comprobaciones.replaceOne({ _id: doc._id }, doc, { upsert: true, session });
  }

  async said(proyecto: string, numero: number, session: ClientSession): Promise<ReadonlySet<string>> {
    const found = await this.avances.findOne({ _id: `${proyecto} ${numero}` }, within(session));
    return new Set(found?.dichas);
  }

  async say(
    proyecto: string,
    numero: number,
    dichas: readonly string[],
    session: ClientSession,
  ): Promise<void> {
    await this.avances.updateOne(
      { _id: `${proyecto} ${numero}` },
      { $set: { proyecto }, $addToSet: { dichas: { $each: [...dichas] } } },
      { upsert: true, session },
    );
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
