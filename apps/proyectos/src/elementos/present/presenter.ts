import { Injectable } from '@nestjs/common';
import { DomainError } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { NamesService } from '../../names/names.service';
import { SprintsService } from '../../sprints/sprints.service';
import { labelsOf } from '../etiquetas/etiqueta.rules';
import { EtiquetasRepository } from '../etiquetas/etiquetas.repository';
import type { ElementoDoc } from '../kinds/elemento-doc';
import { parentOf, personOf } from '../kinds/elemento.rules';
import type { Kind, Shape } from '../kinds/kind';
import { Kinds } from '../kinds/kinds';

interface Known {
  session?: ClientSession | undefined;
  /** Parents that have been read already. */
  padres?: readonly Pick<ElementoDoc, '_id' | 'titulo'>[];
  /** They are new or just restored, so no sprint holds them. */
  isNew?: boolean;
}

/** Everybody whose name an element shows. */
const peopleOf = (kind: Pick<Kind, 'given'>, doc: ElementoDoc): string[] => [
  ...(personOf(kind, doc) ? [personOf(kind, doc)!] : []),
  ...(doc.archivos ?? []).map(({ subidoPor }) => subidoPor.toHexString()),
];

/** Elements as the API shows them, with the names of people, parents and sprints. */
@Injectable()
export class Presenter {
  constructor(
    private readonly kinds: Kinds,
    private readonly names: NamesService,
    private readonly sprints: SprintsService,
    private readonly etiquetas: EtiquetasRepository,
  ) {}

  /** One whose `titled` parent is gone is gone too, even before the sweep has removed it: null. */
  async presentAll<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    docs: readonly D[],
    known: Known = {},
  ): Promise<(S | null)[]> {
    const [titles, persona, sprintOf, etiquetas] = await Promise.all([
      this.titlesFor(kind, docs, known),
      this.names.readPeople(docs.flatMap((doc) => peopleOf(kind, doc))),
      kind.planned && !known.isNew ? this.sprintsFor(docs) : () => null,
      this.etiquetas.findMany(
        docs.flatMap((doc) => doc.etiquetas ?? []),
        known.session,
      ),
    ]);
    return docs.map((doc) => {
      const padre = kind.parent?.titled ? titles.get(String(parentOf(kind, doc))) : '';
      if (padre === undefined) return null;
      return kind.toShape(doc, {
        persona,
        padre,
        sprint: sprintOf(doc._id.toHexString()),
        etiquetas: labelsOf(etiquetas),
      });
    });
  }

  /** The same, of those that exist. */
  async presentLiving<D extends ElementoDoc, S extends Shape>(kind: Kind<D, S>, docs: readonly D[]) {
    return (await this.presentAll(kind, docs)).filter((shape) => shape !== null);
  }

  async present<D extends ElementoDoc, S extends Shape>(kind: Kind<D, S>, doc: D, known?: Known): Promise<S> {
    const [shape] = await this.presentAll(kind, [doc], known);
    if (!shape) throw new DomainError(kind.errors.missing);
    return shape;
  }

  private async titlesFor<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    docs: readonly D[],
    { session, padres = [] }: Known,
  ): Promise<Map<string, string>> {
    const titles = new Map(padres.map(({ _id, titulo }) => [_id.toHexString(), titulo]));
    if (!kind.parent?.titled) return titles;
    const unknown = new Set(docs.map((doc) => String(parentOf(kind, doc))).filter((id) => !titles.has(id)));
    const found = await this.kinds.of(this.kinds.at(kind.parent.tipo)).titlesOf([...unknown], session);
    for (const { _id, titulo } of found) titles.set(_id.toHexString(), titulo);
    return titles;
  }

  private async sprintsFor(docs: readonly ElementoDoc[]) {
    const ids = docs.map(({ _id }) => _id.toHexString());
    const [proyecto, other] = new Set(docs.map((doc) => doc.proyecto.toHexString()));
    if (ids.length === 1) {
      const sprint = await this.sprints.ofHistoria(ids[0] as string);
      return () => sprint;
    }
    return proyecto && !other ? this.sprints.ofProyecto(proyecto) : this.sprints.ofHistorias(ids);
  }
}
