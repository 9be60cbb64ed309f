import { erroresComunes } from '@pmp/contracts/common';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type mongo, Types } from 'mongoose';
import { DomainError } from '../errors/domain-error';
import { PERSONAL_STORE, type PersonalStore } from './personal-data';

/** The broker carries 1 MiB in a message. */
const MAX_PAGE_BYTES = 600_000;
const MAX_PAGE_ROWS = 200;
const CURSOR = /^(\d+):([\w:.-]+)$/;

export interface PersonPage {
  filas: { coleccion: string; dato: unknown }[];
  /** Where the next page begins; null: that was all. */
  siguiente: string | null;
}

type Documento = mongo.Document & { _id: unknown };

/** All that this service keeps of a person, as it is stored, in pages. */
@Injectable()
export class PersonData {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(PERSONAL_STORE) private readonly store: PersonalStore,
  ) {}

  async page(persona: string, cursor: string | null): Promise<PersonPage> {
    const filas: PersonPage['filas'] = [];
    let bytes = 0;
    const start = startOf(cursor);
    for (const [n, datos] of this.store.datos.entries()) {
      if (n < start.n) continue;
      const after = n === start.n && start.id !== null ? { _id: { $gt: start.id } } : {};
      const found = this.connection
        .db!.collection<Documento>(datos.coleccion)
        .find({ $and: [datos.de(persona), after] } as never, { sort: { _id: 1 }, batchSize: MAX_PAGE_ROWS });
      for await (const documento of found) {
        const dato = withoutFields(documento, datos.omite ?? []);
        filas.push({ coleccion: datos.coleccion, dato });
        bytes += JSON.stringify(dato).length;
        if (bytes > MAX_PAGE_BYTES || filas.length === MAX_PAGE_ROWS)
          return { filas, siguiente: `${n}:${String(documento._id)}` };
      }
    }
    return { filas, siguiente: null };
  }
}

function startOf(cursor: string | null): { n: number; id: unknown } {
  if (cursor === null) return { n: 0, id: null };
  const [, n, id] = CURSOR.exec(cursor) ?? [];
  if (n === undefined || id === undefined) throw new DomainError(erroresComunes.cursorNoValido);
  return { n: Number(n), id: Types.ObjectId.isValid(id) ? new Types.ObjectId(id) : id };
}

const withoutFields = (documento: object, omite: readonly string[]): object =>
  Object.fromEntries(Object.entries(documento).filter(([campo]) => !omite.includes(campo)));
