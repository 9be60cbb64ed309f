import { Injectable } from '@nestjs/common';
import type { HistoriaDeTarea } from '@pmp/contracts/proyectos';
import { parentOf } from '../elementos/kinds/elemento.rules';
import { Kinds } from '../elementos/kinds/kinds';
import { SprintsService } from '../sprints/sprints.service';

/** What stands above tasks: a task says only the id of its story. */
@Injectable()
export class HistoriasDeTareas {
  constructor(
    private readonly kinds: Kinds,
    private readonly sprints: SprintsService,
  ) {}

  /** By the id of the story. */
  async of(historias: readonly string[]): Promise<ReadonlyMap<string, HistoriaDeTarea>> {
    const ids = [...new Set(historias)];
    if (!ids.length) return new Map();
    const kind = this.kinds.at('historia');
    const [found, sprintOf] = await Promise.all([
      this.kinds.of(kind).findMany(ids),
      this.sprints.ofHistorias(ids),
    ]);
    const epicaOf = await this.epicasOf(found.map((doc) => String(parentOf(kind, doc))));
    return new Map(
      found.map((doc) => {
        const _id = doc._id.toHexString();
        const historia = { _id, clave: doc.clave ?? '', titulo: doc.titulo };
        return [_id, { historia, epica: epicaOf(String(parentOf(kind, doc))), sprint: sprintOf(_id) }];
      }),
    );
  }

  private async epicasOf(ids: readonly string[]) {
    const titles = await this.kinds.of(this.kinds.at('epica')).titlesOf([...new Set(ids)]);
    const byId = new Map(titles.map(({ _id, titulo }) => [_id.toHexString(), titulo]));
    return (_id: string) => {
      const titulo = byId.get(_id);
      return titulo === undefined ? null : { _id, titulo };
    };
  }
}
