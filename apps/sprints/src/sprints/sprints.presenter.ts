import { Injectable } from '@nestjs/common';
import type { HistoriaDeSprint, Sprint } from '@pmp/contracts/sprints';
import type { HistoriaCopia } from '../copies/copied-types';
import { HistoriasReader } from '../copies/historias.reader';
import { PersonasReader } from '../copies/personas.reader';
import { byRank } from './rank.rules';
import { toHistoria, toSprint, toSprintRef, type SprintRef } from './sprint.mapper';
import type { SprintDoc } from './sprint.model';
import { isLiving } from './sprint.rules';
import { SprintsRepository } from './sprints.repository';

/** Sprints as the API shows them, with the stories that still exist. */
@Injectable()
export class SprintsPresenter {
  constructor(
    private readonly historias: HistoriasReader,
    private readonly personas: PersonasReader,
    private readonly sprints: SprintsRepository,
  ) {}

  async presentAll(docs: SprintDoc[]): Promise<Sprint[]> {
    const ids = [...new Set(docs.flatMap(({ historias }) => historias))];
    const [copias, people, owners] = await Promise.all([
      this.historias.findMany(ids),
      this.personas.read(docs.flatMap(({ traslados }) => traslados.map(({ autor }) => autor))),
      this.ownersOf(docs),
    ]);
    const known = new Map(copias.map((copia) => [copia._id, copia]));
    return docs.map((doc) => toSprint(doc, this.storiesOf(doc, known, owners), people));
  }

  async present(doc: SprintDoc): Promise<Sprint> {
    return (await this.presentAll([doc]))[0] as Sprint;
  }

  private storiesOf(
    doc: SprintDoc,
    known: ReadonlyMap<string, HistoriaCopia>,
    owners: ReadonlyMap<string, SprintRef>,
  ): HistoriaDeSprint[] {
    const own = doc.estado === 'cancelado' ? null : toSprintRef(doc);
    return doc.historias
      .flatMap((id) => known.get(id) ?? [])
      .sort(byRank)
      .map((copia) => toHistoria(copia, owners.get(copia._id) ?? own));
  }

  /** Stories listed in a finished or cancelled sprint may be in another one by now. */
  private async ownersOf(docs: SprintDoc[]): Promise<Map<string, SprintRef>> {
    const over = docs.filter(({ estado }) => !isLiving(estado)).flatMap(({ historias }) => historias);
    const owners = over.length ? await this.sprints.findReserving(over) : [];
    return new Map(owners.flatMap((owner) => owner.historias.map((id) => [id, toSprintRef(owner)] as const)));
  }
}
