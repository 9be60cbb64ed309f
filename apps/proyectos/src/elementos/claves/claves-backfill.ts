import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PageWalk, type Tx, UnitOfWork } from '@pmp/platform';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import { ElementoEvents } from '../events/elemento-events';
import type { ElementoDoc } from '../kinds/elemento-doc';
import type { Kind } from '../kinds/kind';
import { Kinds } from '../kinds/kinds';
import { Claves } from './claves';

const BATCH = 200;

interface Unkeyed {
  kind: Kind;
  doc: ElementoDoc;
}

const byAge = ({ doc: a }: Unkeyed, { doc: b }: Unkeyed): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a._id.toHexString() < b._id.toHexString() ? -1 : 1);

/**
 * Gives keys to elements stored without one, the oldest first, in the background. It runs at every start instead of as
 * a migration, because the previous version keeps making elements without keys during an upgrade. What is in the trash gets its key when it returns.
 */
@Injectable()
export class ClavesBackfill implements OnApplicationBootstrap {
  constructor(
    private readonly kinds: Kinds,
    private readonly proyectos: ProyectosRepository,
    private readonly claves: Claves,
    private readonly events: ElementoEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly walk: PageWalk,
  ) {}

  onApplicationBootstrap(): void {
    this.walk.start(() => this.fill(), 'elementos antiguos sin clave; al próximo arranque');
  }

  /** Ends when nothing is left that can get one: what a deleted project still holds cannot. */
  async fill(): Promise<void> {
    await this.walk.toTheEnd<true>(async () =>
      (await this.unitOfWork.run((tx) => this.fillBatch(tx))) ? true : null,
    );
  }

  private async fillBatch(tx: Tx): Promise<number> {
    const found: Unkeyed[] = [];
    for (const kind of this.kinds.all) {
      const docs = await this.kinds.of(kind).findUnkeyed(BATCH, tx.session);
      found.push(...docs.map((doc) => ({ kind, doc })));
    }
    const oldest = found.sort(byAge).slice(0, BATCH);
    let given = 0;
    for (const [proyecto, theirs] of Map.groupBy(oldest, ({ doc }) => doc.proyecto.toHexString()))
      given += await this.giveTo(proyecto, theirs, tx);
    return given;
  }

  private async giveTo(id: string, unkeyed: readonly Unkeyed[], tx: Tx): Promise<number> {
    const proyecto = await this.proyectos.findById(id, tx.session);
    if (!proyecto) return 0;
    const docs = unkeyed.map(({ doc }) => doc);
    const keyed = await this.claves.keyed(docs, proyecto, tx.session);
    unkeyed.forEach(({ kind, doc }, i) => {
      const { clave } = keyed[i]!;
      this.events.state(tx, kind, this.kinds.of(kind).giveClave(doc, clave!, tx));
    });
    return keyed.length;
  }
}
