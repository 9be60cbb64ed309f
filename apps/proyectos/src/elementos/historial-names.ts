import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { NamesService } from '../names/names.service';
import { EtiquetasRepository } from './etiquetas/etiquetas.repository';
import type { ElementoDoc } from './kinds/elemento-doc';
import { parentOf, personOf } from './kinds/elemento.rules';
import type { Kind } from './kinds/kind';
import { Kinds } from './kinds/kinds';

/** Names of the people and parents among changed values, for the history. */
@Injectable()
export class HistorialNames {
  constructor(
    private readonly kinds: Kinds,
    private readonly names: NamesService,
    private readonly etiquetas: EtiquetasRepository,
  ) {}

  async of(
    kind: Pick<Kind, 'parent' | 'given'>,
    before: readonly ElementoDoc[],
    changes: Partial<ElementoDoc>,
    session: ClientSession,
  ): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    if (kind.given && kind.given.field in changes) {
      const ids = [...before, changes].flatMap((doc) => personOf(kind, doc) ?? []);
      const persona = await this.names.readPeople(ids);
      for (const id of ids) names.set(id, persona(id)?.nombre ?? '');
    }
    if (kind.parent && parentOf(kind, changes)) {
      const ids = [...before, changes].flatMap((doc) => parentOf(kind, doc)?.toHexString() ?? []);
      const padres = await this.kinds.of(this.kinds.at(kind.parent.tipo)).titlesOf(ids, session);
      for (const { _id, titulo } of padres) names.set(_id.toHexString(), titulo);
    }
    if (changes.etiquetas) {
      const ids = [...before, changes].flatMap((doc) => doc.etiquetas ?? []);
      for (const { _id, nombre } of await this.etiquetas.findMany(ids, session))
        names.set(_id.toHexString(), nombre);
    }
    return names;
  }
}
