import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { LOCAL_COPIES } from '../copies/copies';
import type { LocalCopy } from '../copies/local-copy';
import { OUTBOX } from '../outbox/outbox';
import type { OutboxRow } from '../outbox/outbox-row';
import { isDuplicateKey } from '../errors/duplicate-key';
import type { ErasedPerson } from './commands';
import { PERSONAL_STORE, type PersonalStore } from './personal-data';
import { indexOf, tracesIn } from './trace.rules';

const BATCH = 200;
/** Bytes of files, which stay with the work that they are attached to. */
const CONTENTS = /\.chunks$/;

type Documento = mongo.Document & { _id: mongo.ObjectId };

/**
 * Removes a person from this service's database. Only what it finds is written, field by field and only if it still is
 * what was read, so that nobody's simultaneous change is lost; what changed meanwhile is left for the next time.
 */
@Injectable()
export class ErasePerson {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(LOCAL_COPIES) private readonly copies: LocalCopy<unknown>[],
    @Inject(PERSONAL_STORE) private readonly store: PersonalStore,
  ) {}

  /** How many traces there were; what arrives late is found by asking again. */
  async erase(persona: ErasedPerson): Promise<number> {
    // Until the person's new state has arrived here, what is written meanwhile may still name them.
    if (await this.isNamedInCopies(persona)) return 1;
    let quedaban = await this.countUnsent(persona);
    for (const { coleccion, de, seBorran } of this.store.datos)
      if (seBorran) quedaban += (await this.collection(coleccion).deleteMany(de(persona._id))).deletedCount;
    for (const coleccion of await this.searched()) quedaban += await this.clean(coleccion, persona);
    return quedaban;
  }

  private async clean(coleccion: string, persona: ErasedPerson): Promise<number> {
    const nombra = this.store.nombran?.includes(coleccion) ?? false;
    const collection = this.collection(coleccion);
    let found = 0;
    for await (const documento of collection.find({}, { batchSize: BATCH })) {
      const changes = tracesIn(documento, persona, nombra);
      if (changes.length === 0) continue;
      found += 1;
      const asRead = Object.fromEntries(changes.map(({ path, de }) => [path, de]));
      const set = Object.fromEntries(changes.map(({ path, a }) => [path, a]));
      // What is kept under the address itself, or must differ from what others had, is of use to nobody any more.
      const gone = () => collection.deleteOne({ _id: documento._id });
      if ('_id' in set) await gone();
      else
        await collection
          .updateOne({ _id: documento._id, ...asRead }, { $set: { ...set, ...indexOf(documento, changes) } })
          .catch((error: unknown) => (isDuplicateKey(error) ? gone() : Promise.reject(error as Error)));
    }
    return found;
  }

  /** Messages on their way to the broker, which are looked for there once they have arrived. */
  private async countUnsent(persona: ErasedPerson): Promise<number> {
    let found = 0;
    for await (const { mensajes } of this.connection.db!.collection<OutboxRow>(OUTBOX).find({}))
      found += mensajes.filter(({ cuerpo }) => tracesIn(JSON.parse(cuerpo), persona, true).length > 0).length;
    return found;
  }

  private async isNamedInCopies({ _id, nombre }: ErasedPerson): Promise<boolean> {
    for (const { spec } of this.copies) {
      if (spec.entidad !== 'usuario') continue;
      const copia = await this.collection(spec.collection).findOne({ _id: _id as never });
      if (copia?.['nombre'] === nombre) return true;
    }
    return false;
  }

  /** Copies are their owners' to change: they follow by themselves. */
  private async searched(): Promise<string[]> {
    const aparte = [OUTBOX, ...this.copies.map(({ spec }) => spec.collection), ...(this.store.aparte ?? [])];
    const all = await this.connection.db!.listCollections({}, { nameOnly: true }).toArray();
    return all
      .map(({ name }) => name)
      .filter((name) => !aparte.includes(name) && !CONTENTS.test(name) && !name.startsWith('system.'));
  }

  private collection(name: string): mongo.Collection<Documento> {
    return this.connection.db!.collection<Documento>(name);
  }
}
