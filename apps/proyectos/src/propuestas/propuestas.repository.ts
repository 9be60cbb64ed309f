import { erroresComunes } from '@pmp/contracts/common';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError, duplicateKeyOf, type Tx } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { objectId } from '../storage/object-id';
import { PROPUESTA, type PropuestaDoc } from './propuesta.model';

const SHOWN = 50;

export const openKeyOf = (proyecto: Types.ObjectId, token: string): string =>
  `${proyecto.toHexString()}:${token}`;

@Injectable()
export class PropuestasRepository {
  constructor(@InjectModel(PROPUESTA) private readonly model: Model<PropuestaDoc>) {}

  findById(id: string, session?: ClientSession): Promise<PropuestaDoc | null> {
    return this.model.collection.findOne<PropuestaDoc>({ _id: objectId(id) }, { session });
  }

  findOpen(proyecto: Types.ObjectId, token: string, session: ClientSession): Promise<PropuestaDoc | null> {
    return this.model.collection.findOne<PropuestaDoc>({ abierta: openKeyOf(proyecto, token) }, { session });
  }

  /** The open one of this token in which something that does not exist yet has this id. */
  findCreating(elemento: string, token: string, session: ClientSession): Promise<PropuestaDoc | null> {
    return this.model.collection.findOne<PropuestaDoc>(
      {
        'token._id': token,
        estado: 'abierta',
        cambios: { $elemMatch: { elemento: objectId(elemento), accion: 'crear', situacion: 'pendiente' } },
      },
      { session },
    );
  }

  /** The open ones first, then those that were decided last. */
  async list(proyecto: Types.ObjectId): Promise<PropuestaDoc[]> {
    const of = (estado: PropuestaDoc['estado']) =>
      this.model.collection
        .find<PropuestaDoc>({ proyecto, estado })
        .sort({ updatedAt: -1, _id: -1 })
        .limit(SHOWN)
        .toArray();
    return [...(await of('abierta')), ...(await of('decidida'))];
  }

  /** Stores a new one at once: whoever else opens it at the same time has to read it. */
  async insert(doc: PropuestaDoc, { session }: Tx): Promise<void> {
    try {
      await this.model.collection.insertOne(doc, { session });
    } catch (error) {
      throw duplicateKeyOf(error) ? new DomainError(erroresComunes.versionObsoleta) : error;
    }
  }

  async replace(doc: PropuestaDoc, { session }: Tx): Promise<PropuestaDoc> {
    const next = { ...doc, version: doc.version + 1 };
    const { matchedCount } = await this.model.collection.replaceOne(
      { _id: doc._id, version: doc.version },
      next,
      { session },
    );
    if (matchedCount === 0) throw new DomainError(erroresComunes.versionObsoleta);
    return next;
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto: objectId(proyecto) }, { session });
  }
}
