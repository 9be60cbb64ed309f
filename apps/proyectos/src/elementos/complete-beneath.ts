import { Injectable } from '@nestjs/common';
import { DomainError, type Writing } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { ElementoEvents } from './events/elemento-events';
import type { ElementoDoc } from './kinds/elemento-doc';
import type { Kind, Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Presenter } from './present/presenter';

const changes = { estado: 'completada' } as const;

interface Open {
  kind: Kind;
  doc: ElementoDoc;
  shape: Shape;
}

/** Completes what is open right beneath elements, in the transaction that completes them. */
@Injectable()
export class CompleteBeneath {
  constructor(
    private readonly kinds: Kinds,
    private readonly presenter: Presenter,
    private readonly events: ElementoEvents,
  ) {}

  async find(kind: Kind, padres: readonly ElementoDoc[], session?: ClientSession): Promise<Open[]> {
    const found: Open[] = [];
    const ids = padres.map(({ _id }) => _id);
    for (const child of this.kinds.childrenOf(kind)) {
      const docs = await this.kinds.of(child).findOpenOf(ids, session);
      const shapes = await this.presenter.presentAll(child, docs, { session });
      docs.forEach((doc, i) => {
        const shape = shapes[i];
        if (!shape) throw new DomainError(child.errors.missing);
        found.push({ kind: child, doc, shape });
      });
    }
    return found;
  }

  /** Fails with versionObsoleta if somebody has changed one of them since it was found. */
  complete(open: readonly Open[], autor: string, tx: Writing): void {
    for (const { kind, doc: before, shape } of open) {
      const doc = this.kinds.of(kind).update(before, changes, tx);
      const { version, updatedAt } = doc;
      const now = { ...shape, ...changes, version, updatedAt: updatedAt.toISOString() };
      this.events.updated(tx, kind, { before, changes, doc, shape: now, autor });
    }
  }
}
