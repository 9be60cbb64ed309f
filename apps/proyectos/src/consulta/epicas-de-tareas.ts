import { Injectable } from '@nestjs/common';
import { parentOf } from '../elementos/kinds/elemento.rules';
import { Kinds } from '../elementos/kinds/kinds';

interface Epica {
  _id: string;
  titulo: string;
}

/** The epics of tasks by their stories: a task says only its story, and is grouped with those of its epic. */
@Injectable()
export class EpicasDeTareas {
  constructor(private readonly kinds: Kinds) {}

  async of(historias: readonly string[]): Promise<ReadonlyMap<string, Epica>> {
    const kind = this.kinds.at('historia');
    const found = await this.kinds.of(kind).findMany([...new Set(historias)]);
    const epicas = found.map((doc) => String(parentOf(kind, doc)));
    const titles = await this.kinds.of(this.kinds.at('epica')).titlesOf([...new Set(epicas)]);
    const byId = new Map(titles.map(({ _id, titulo }) => [_id.toHexString(), titulo]));
    return new Map(
      found.flatMap(({ _id }, at) => {
        const epica = epicas[at] ?? '';
        const titulo = byId.get(epica);
        return titulo === undefined ? [] : [[_id.toHexString(), { _id: epica, titulo }] as const];
      }),
    );
  }
}
