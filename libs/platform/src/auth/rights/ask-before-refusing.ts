import { Injectable } from '@nestjs/common';
import { erroresComunes, type ErrorKind } from '@pmp/contracts/common';
import { DomainError } from '../../errors/domain-error';
import type { Caller } from '../caller';
import { CallerCache, unlessAway } from '../caller-cache';
import type { DirectoryRecord } from '../directory';

const REFUSALS: ReadonlySet<ErrorKind> = new Set(['missing', 'forbidden', 'invalid']);

/**
 * A local copy may not have heard yet of what a person has just done in another service. Whoever decides by copies asks
 * their owners before refusing, so that people can go on at once with what they have been told is done. While an owner
 * does not answer, what the copies say stands.
 */
@Injectable()
export class AskBeforeRefusing {
  constructor(private readonly callers: CallerCache) {}

  /**
   * Runs `decide`, which throws to refuse. In that case brings up to date what is known about the caller, and whatever
   * `refresh` does, and runs it again.
   */
  async decide<T>(
    caller: Caller,
    decide: (caller: Caller) => T | Promise<T>,
    refresh?: () => Promise<unknown>,
  ): Promise<T> {
    let person = caller;
    const ask = async (): Promise<void> => {
      const [asked] = await Promise.all([this.callers.ask(caller._id), refresh?.()]);
      if (asked?.estado === 'inactivo') throw new DomainError(erroresComunes.sesionExpirada);
      person = asked ? { ...asked, token: caller.token } : caller;
    };
    return this.check(() => decide(person), ask);
  }

  /** Like `decide`, where the decision does not depend on who is calling. */
  async check<T>(check: () => T | Promise<T>, refresh: () => Promise<unknown>): Promise<T> {
    try {
      return await check();
    } catch (refusal) {
      if (!(refusal instanceof DomainError && REFUSALS.has(refusal.kind))) throw refusal;
      if ((await unlessAway(refresh().then(() => true))) === null) throw refusal;
      return check();
    }
  }

  /** Whether `allows` says yes to this person, who need not be the one who calls. */
  async allows(userId: string, allows: (person: DirectoryRecord) => boolean): Promise<boolean> {
    const known = await this.callers.find(userId);
    if (known && allows(known)) return true;
    const person = await unlessAway(this.callers.ask(userId));
    return person !== null && allows(person);
  }
}
