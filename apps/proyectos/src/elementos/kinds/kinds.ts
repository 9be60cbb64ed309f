import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Model } from 'mongoose';
import type { ElementoDoc } from './elemento-doc';
import { ElementoRepository } from './elemento.repository';
import type { Kind, Shape, Tipo } from './kind';

/** The kinds of this service, from the top of the tree down, each with its storage. */
export class Kinds {
  private readonly repositories: ReadonlyMap<Tipo, ElementoRepository>;

  constructor(
    readonly all: readonly Kind[],
    models: readonly Model<ElementoDoc>[],
  ) {
    this.repositories = new Map(
      all.map((kind, i) => [kind.tipo, new ElementoRepository(models[i] as Model<ElementoDoc>, kind)]),
    );
  }

  at<S extends Shape = Shape>(tipo: Tipo): Kind<ElementoDoc, S> {
    const kind = this.all.find((one) => one.tipo === tipo);
    if (!kind) throw new Error(`no kind ${tipo}`);
    return kind as Kind<ElementoDoc, S>;
  }

  of<D extends ElementoDoc, S extends Shape>({ tipo }: Kind<D, S>): ElementoRepository<D> {
    return this.repositories.get(tipo) as unknown as ElementoRepository<D>;
  }

  childrenOf({ tipo }: Pick<Kind, 'tipo'>): Kind[] {
    return this.all.filter(({ parent }) => parent?.tipo === tipo);
  }

  /**
   * Throws if something of another kind has this id, deleted or not: comments, history and links know what they belong
   * to by its id alone, and would be shown to whoever made the second. Of its own kind, the database refuses it.
   */
  async assertFree({ tipo }: Pick<Kind, 'tipo'>, id: string | undefined): Promise<void> {
    if (id === undefined) return;
    const others = this.all.filter((kind) => kind.tipo !== tipo);
    const taken = await Promise.all(others.map((kind) => this.of(kind).hasId(id)));
    if (taken.includes(true)) throw new DomainError(erroresProyectos.idOcupado);
  }

  /** From the leaves of the tree up. */
  get upwards(): Kind[] {
    return this.all.toReversed();
  }
}
