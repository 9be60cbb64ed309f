import { erroresComunes } from '@pmp/contracts/common';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError, isDuplicateKey, signed } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { INCRUSTADA } from '../imagenes/imagen.rules';
import { findNewestFirst, type Page, type PageRequest } from '../paginas/newest-first';
import { EQUIPO_MODEL, type EquipoDoc } from './equipo.model';
import type { Miembro } from './equipo.rules';

export interface NuevoEquipo {
  _id?: string;
  nombre: string;
  descripcion?: string;
  logo?: string | null;
  miembros: Miembro[];
  creador: string;
}
export type EquipoChange = Partial<Pick<EquipoDoc, 'nombre' | 'descripcion' | 'logo' | 'eliminadoEn'>> & {
  miembros: Miembro[];
};

@Injectable()
export class EquiposRepository {
  constructor(@InjectModel(EQUIPO_MODEL) private readonly model: Model<EquipoDoc>) {}

  /** Also finds deleted teams. */
  async findWithDeleted(id: string): Promise<EquipoDoc | null> {
    return this.model.findById(id).lean<EquipoDoc>().exec();
  }

  /** These teams and those of these people; also deleted ones. */
  async findAsked(ids: readonly string[], miembros: readonly string[]): Promise<EquipoDoc[]> {
    return this.model
      .find({ $or: [{ _id: { $in: ids } }, { 'miembros.usuario': { $in: miembros } }] })
      .select({ logo: 0, descripcion: 0 })
      .lean<EquipoDoc[]>()
      .exec();
  }

  /** Names of teams, also of deleted ones. */
  async findNames(ids: readonly string[]): Promise<Pick<EquipoDoc, '_id' | 'nombre'>[]> {
    return this.model
      .find({ _id: { $in: ids } }, { nombre: 1 })
      .lean<Pick<EquipoDoc, '_id' | 'nombre'>[]>()
      .exec();
  }

  async findById(id: string, session: ClientSession | null = null): Promise<EquipoDoc | null> {
    return this.model.findOne({ _id: id, eliminadoEn: null }).session(session).lean<EquipoDoc>().exec();
  }

  /** The teams that this person belongs to. */
  async listOf(usuario: string, session: ClientSession): Promise<EquipoDoc[]> {
    const suyos = { 'miembros.usuario': usuario, eliminadoEn: null };
    return this.model.find(suyos).session(session).lean<EquipoDoc[]>().exec();
  }

  async isInAny(usuario: string, ids: readonly string[]): Promise<boolean> {
    const suyos = { _id: { $in: ids }, 'miembros.usuario': usuario, eliminadoEn: null };
    return (await this.model.exists(suyos).exec()) !== null;
  }

  /** `miembro`: only the teams of this person. */
  async list(pagina: PageRequest, miembro?: string): Promise<Page<EquipoDoc>> {
    const filter = miembro === undefined ? {} : { 'miembros.usuario': miembro };
    return findNewestFirst(this.model, { ...filter, eliminadoEn: null }, pagina);
  }

  async insert(nuevo: NuevoEquipo, session: ClientSession): Promise<EquipoDoc> {
    const doc = new this.model(nuevo);
    try {
      await doc.save({ session });
    } catch (error) {
      throw isDuplicateKey(error) ? new DomainError(erroresUsuarios.idOcupado) : error;
    }
    return doc.toObject<EquipoDoc>();
  }

  async beginDeletion({ _id }: EquipoDoc, cierre: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { cierre } }, { session, timestamps: false });
  }

  /** Gives this deletion up, if it is the one under way; false: the team is gone. */
  async giveUpDeletion(_id: string, cierre: string): Promise<boolean> {
    await this.model.updateOne(
      { _id, cierre, eliminadoEn: null },
      { $unset: { cierre } },
      { timestamps: false },
    );
    return (await this.model.exists({ _id, eliminadoEn: null })) !== null;
  }

  /** A team whose picture is not kept apart. */
  findIncrustado(session: ClientSession): Promise<EquipoDoc | null> {
    return this.model.findOne({ logo: INCRUSTADA }, null, { session }).lean<EquipoDoc>().exec();
  }

  /** `antes`: as read in the same transaction. Fails as stale if it has changed since. */
  async update(antes: EquipoDoc, cambio: EquipoChange, session: ClientSession): Promise<EquipoDoc> {
    const despues = await this.model
      .findOneAndUpdate(
        { _id: antes._id, version: antes.version },
        { $set: signed(antes, cambio), $inc: { version: 1 } },
        { returnDocument: 'after', session },
      )
      .lean<EquipoDoc>()
      .exec();
    if (!despues) throw new DomainError(erroresComunes.versionObsoleta);
    return despues;
  }
}
