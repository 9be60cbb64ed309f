import type { AuditoriaFiltro } from '@pmp/contracts/usuarios';
import { type FactPosition, isDuplicateKey, type Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { TRAIL_HEAD_ID, TRAIL_HEAD_MODEL, type TrailHeadDoc } from './trail-head.model';
import { CHAIN_START } from './chain.rules';
import { ENTRADA_MODEL, type EntradaDoc } from './entrada.model';

/** Position of the last row of a page. */
export interface PagePosition {
  cuando: Date;
  seq: number;
}

const filterOf = ({ persona, accion, desde, hasta, ...exact }: AuditoriaFiltro): QueryFilter<EntradaDoc> => ({
  ...Object.fromEntries(Object.entries(exact).filter(([, value]) => value !== undefined)),
  ...(persona && { quien: persona }),
  ...(accion && { accion: { $in: accion } }),
  ...((desde || hasta) && { cuando: { ...(desde && { $gte: desde }), ...(hasta && { $lte: hasta }) } }),
});

/** Reads and appends. Never add a method that removes a line, or that changes one without a line that says so. */
@Injectable()
export class AuditoriaRepository {
  constructor(
    @InjectModel(ENTRADA_MODEL) private readonly entradas: Model<EntradaDoc>,
    @InjectModel(TRAIL_HEAD_MODEL) private readonly cabezas: Model<TrailHeadDoc>,
  ) {}

  async findHead(): Promise<TrailHeadDoc> {
    const found = await this.cabezas.findById(TRAIL_HEAD_ID).lean<TrailHeadDoc>().exec();
    return found ?? { _id: TRAIL_HEAD_ID, seq: 0, huella: CHAIN_START, lugar: null };
  }

  /** Two processes may both start an empty trail. */
  async makeHead(): Promise<TrailHeadDoc> {
    const empty = await this.findHead();
    try {
      await this.cabezas.updateOne({ _id: TRAIL_HEAD_ID }, { $setOnInsert: empty }, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return this.findHead();
  }

  /**
   * Fails as a whole when somebody else has moved the head meanwhile, or when one of the events is already in the
   * trail.
   */
  append(head: TrailHeadDoc, lugar: FactPosition, entradas: readonly EntradaDoc[], tx: Tx): TrailHeadDoc {
    const last = entradas.at(-1);
    const next = { seq: last?._id ?? head.seq, huella: last?.huella ?? head.huella, lugar };
    const { seq, huella } = head;
    tx.update(
      this.cabezas.collection,
      { _id: TRAIL_HEAD_ID, seq, huella, lugar: head.lugar },
      { $set: next },
    );
    for (const entrada of entradas) tx.insert(this.entradas.collection, entrada);
    return { _id: TRAIL_HEAD_ID, ...next };
  }

  /** Changes these lines and appends those that account for it, together. Fails like `append`. */
  redact(head: TrailHeadDoc, entradas: readonly EntradaDoc[], notas: readonly EntradaDoc[], tx: Tx): void {
    const last = notas.at(-1)!;
    const { seq, huella, lugar } = head;
    const next = { seq: last._id, huella: last.huella };
    tx.update(this.cabezas.collection, { _id: TRAIL_HEAD_ID, seq, huella, lugar }, { $set: next });
    for (const { _id, huella: own, titulo, cambios, token } of entradas) {
      const redacted = { titulo, cambios, ...(token && { token }) };
      tx.update(this.entradas.collection, { _id, huella: own }, { $set: redacted });
    }
    for (const nota of notas) tx.insert(this.entradas.collection, nota);
  }

  /** The events among these that are already in the trail. */
  async findMensajes(mensajes: readonly string[]): Promise<Set<string>> {
    const found = await this.entradas
      .find({ mensaje: { $in: mensajes } }, { mensaje: 1 })
      .lean<Pick<EntradaDoc, 'mensaje'>[]>()
      .exec();
    return new Set(found.map(({ mensaje }) => mensaje));
  }

  /** Newest first, from after `lugar`. */
  async list(filtro: AuditoriaFiltro, limit: number, lugar?: PagePosition): Promise<EntradaDoc[]> {
    const after = lugar && {
      $or: [{ cuando: { $lt: lugar.cuando } }, { cuando: lugar.cuando, _id: { $lt: lugar.seq } }],
    };
    return this.entradas
      .find({ $and: [filterOf(filtro), after ?? {}] } as QueryFilter<EntradaDoc>)
      .sort({ cuando: -1, _id: -1 })
      .limit(limit)
      .lean<EntradaDoc[]>()
      .exec();
  }

  /** The names that these had in their last event. */
  async findTitulos(ids: readonly string[]): Promise<{ _id: string; nombre: string }[]> {
    const found = await this.entradas.aggregate<{ _id: string; nombre: string | null }>([
      { $match: { id: { $in: ids } } },
      { $sort: { id: 1, _id: -1 } },
      { $group: { _id: '$id', nombre: { $first: '$titulo' } } },
    ]);
    return found.flatMap(({ _id, nombre }) => (nombre === null ? [] : { _id, nombre }));
  }

  /** In the order of the chain, from after line `seq`. */
  async listChain(seq: number, limit: number): Promise<EntradaDoc[]> {
    return this.entradas
      .find({ _id: { $gt: seq } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<EntradaDoc[]>()
      .exec();
  }

  async findLastSeq(): Promise<number> {
    const last = await this.entradas.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<{ _id: number }>().exec();
    return last?._id ?? 0;
  }
}
