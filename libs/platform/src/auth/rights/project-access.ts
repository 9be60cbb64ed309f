import type { ErrorSpec } from '@pmp/contracts/common';
import { DomainError } from '../../errors/domain-error';
import type { Caller } from '../caller';
import { assertAllowed } from './assert-allowed';
import type { AskBeforeRefusing } from './ask-before-refusing';
import type { Derecho } from './derecho';

/** The copy of projects, as far as rights need it. */
export interface ProjectCopy<P extends { equipo: string; creador: string | null }> {
  find(id: string): Promise<P | null>;
  refresh(ids: readonly string[]): Promise<unknown>;
}

/** The id of no project: what belongs to none is refused by the same steps as what is hidden, and takes as long. */
export const NOWHERE = '0'.repeat(24);

/** Decides by a service's copy of projects what a caller may do in one. */
export abstract class ProjectAccess<P extends { equipo: string; creador: string | null }> {
  protected constructor(
    private readonly copy: ProjectCopy<P>,
    private readonly asking: AskBeforeRefusing,
    private readonly notFound: ErrorSpec,
  ) {}

  /**
   * The project, if the caller has the right over it. `missing` is the error that hides a project whose existence the
   * caller must not learn.
   */
  proyecto(caller: Caller, derecho: Derecho, id: string, missing = this.notFound): Promise<P> {
    const decide = async (person: Caller): Promise<P> => {
      const proyecto = await this.copy.find(id);
      if (!proyecto) throw new DomainError(missing);
      const { equipo, creador } = proyecto;
      assertAllowed(person, derecho, { proyecto: id, equipo, creador }, missing);
      return proyecto;
    };
    return this.asking.decide(caller, decide, () => this.copy.refresh([id]));
  }
}
