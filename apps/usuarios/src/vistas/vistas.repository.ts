import type { Vistas } from '@pmp/contracts/usuarios';
import type { Writing } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { VISTAS_MODEL, type VistasDoc } from './vistas.model';

@Injectable()
export class VistasRepository {
  constructor(@InjectModel(VISTAS_MODEL) private readonly model: Model<VistasDoc>) {}

  /** Version 0: nothing is stored yet. */
  async find(usuario: string, session: ClientSession | null = null): Promise<Vistas> {
    const doc = await this.model.findById(usuario).session(session).lean<VistasDoc>().exec();
    return { vistas: doc?.vistas ?? [], version: doc?.version ?? 0 };
  }

  /** Replaces the views of the previous version, which `find` returned in the same transaction. */
  replace(usuario: string, { vistas, version }: Vistas, tx: Writing): void {
    const { collection } = this.model;
    if (version === 1) tx.insert(collection, { _id: usuario, vistas, version });
    else tx.update(collection, { _id: usuario, version: version - 1 }, { $set: { vistas, version } });
  }
}
