import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, duplicateKeyOf } from '@pmp/platform';
import type { ClientSession, Model } from 'mongoose';
import { CUMPLIDO, DEFINICION, type CumplidoDoc, type DefinicionDoc } from './definicion.model';

@Injectable()
export class DefinicionesRepository {
  constructor(
    @InjectModel(DEFINICION) private readonly definiciones: Model<DefinicionDoc>,
    @InjectModel(CUMPLIDO) private readonly cumplidos: Model<CumplidoDoc>,
  ) {}

  async find(equipo: string, session?: ClientSession): Promise<DefinicionDoc | null> {
    return this.definiciones.collection.findOne<DefinicionDoc>({ _id: equipo as never }, { session });
  }

  /** Fails with versionObsoleta if somebody has written them since `version`; 0: nobody had. */
  async put(doc: DefinicionDoc, version: number, session: ClientSession): Promise<void> {
    if (version === 0) {
      try {
        await this.definiciones.collection.insertOne(doc as never, { session });
        return;
      } catch (error) {
        throw duplicateKeyOf(error) ? new DomainError(erroresComunes.versionObsoleta) : error;
      }
    }
    const { _id, ...fields } = doc;
    const { matchedCount } = await this.definiciones.collection.updateOne(
      { _id: _id as never, version },
      { $set: fields },
      { session },
    );
    if (!matchedCount) throw new DomainError(erroresComunes.versionObsoleta);
  }

  /** What has been ticked for these stories. */
  async cumplidosOf(
    historias: readonly string[],
    session?: ClientSession,
  ): Promise<Map<string, ReadonlySet<string>>> {
    if (!historias.length) return new Map();
    const where = { _id: { $in: historias as never[] } };
    const docs = await this.cumplidos.collection.find<CumplidoDoc>(where, { session }).toArray();
    return new Map(docs.map(({ _id, puntos }) => [_id, new Set(puntos)]));
  }

  /** One point by itself: who ticks another one at the same moment is not overwritten. False: it was so already. */
  async mark(
    { historia, proyecto }: { historia: string; proyecto: string },
    punto: string,
    cumple: boolean,
    session: ClientSession,
  ): Promise<boolean> {
    const change = cumple ? { $addToSet: { puntos: punto } } : { $pull: { puntos: punto } };
    const { modifiedCount, upsertedCount } = await this.cumplidos.collection.updateOne(
      { _id: historia as never },
      { ...change, $set: { proyecto } } as never,
      { session, upsert: true },
    );
    return modifiedCount > 0 || (cumple && upsertedCount > 0);
  }

  /** Of a project that is gone for good. */
  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.cumplidos.collection.deleteMany({ proyecto }, { session });
  }
}
