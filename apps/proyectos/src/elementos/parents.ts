import { Injectable } from '@nestjs/common';
import { DomainError, type Writing } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import type { ElementoDoc } from './kinds/elemento-doc';
import type { Kind } from './kinds/kind';
import { Kinds } from './kinds/kinds';

type Id = string | Types.ObjectId;

/** What an element hangs from, when that is not its project. */
@Injectable()
export class Parents {
  constructor(private readonly kinds: Kinds) {}

  /** The parent with this id, which must be in the project; null for a kind that hangs from its project. */
  async find(
    kind: Pick<Kind, 'parent'>,
    id: Id | undefined,
    proyecto: Id,
    session?: ClientSession,
  ): Promise<ElementoDoc | null> {
    if (!kind.parent || id === undefined) return null;
    return this.assertIn(kind, await this.read(kind, id, session), proyecto);
  }

  /** The same, of whatever project. */
  async read(
    { parent }: Pick<Kind, 'parent'>,
    id: Id | undefined,
    session?: ClientSession,
  ): Promise<ElementoDoc | null> {
    if (!parent || id === undefined) return null;
    return this.kinds.of(this.kinds.at(parent.tipo)).findById(id, session);
  }

  /** Refuses a parent that is missing or of another project, unless the kind hangs from its project. */
  assertIn<P extends ElementoDoc | null>({ parent }: Pick<Kind, 'parent'>, padre: P, proyecto: Id): P {
    if (parent && !padre?.proyecto.equals(proyecto)) throw new DomainError(parent.foreign);
    return padre;
  }

  /**
   * Makes the transaction fail if the parent is deleted meanwhile or, where its children show its title, changed. Other
   * changes are fine: stories change all day.
   */
  expect({ parent }: Pick<Kind, 'parent'>, padre: ElementoDoc | null, tx: Writing): void {
    if (!parent || !padre) return;
    const padres = this.kinds.of(this.kinds.at(parent.tipo));
    if (parent.titled) padres.expect(padre, tx);
    else padres.expectLiving(padre, tx);
  }
}
