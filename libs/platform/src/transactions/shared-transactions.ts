import { LRUCache } from 'lru-cache';
import { Gathering } from '../mongo/gathering';
import { currentActor } from '../telemetry/correlation';
import { type CommitOptions, reasonOf, Refused, type Transactions } from './transactions';
import type { Draft } from './tx';

/** The most works that may share a transaction. */
const MAX_TOGETHER = 50;

/** For so long the works of somebody of whom one was refused share no transaction with those of others. */
const DOUBTED_MS = 10_000;
const MAX_DOUBTED = 1_000;

/** The result of one work. */
interface Outcome {
  error?: unknown;
}

/**
 * Works that arrive while a transaction is under way share the next one; if that one is refused, it is repeated without
 * those that are to blame. Whoever is refused again and again has only the works of others like that repeated.
 */
export class SharedTransactions {
  private readonly gathered = this.gathering();
  private readonly doubtful = this.gathering();
  private readonly doubted = new LRUCache<string, true>({ max: MAX_DOUBTED, ttl: DOUBTED_MS });

  constructor(private readonly transactions: Transactions) {}

  async commit(draft: Draft): Promise<void> {
    const actor = currentActor();
    const lane = actor !== null && this.doubted.has(actor) ? this.doubtful : this.gathered;
    const outcome = await lane.add(draft);
    if (!('error' in outcome)) return;
    if (actor !== null && outcome.error instanceof Refused) this.doubted.set(actor, true);
    throw reasonOf(outcome.error);
  }

  private gathering(): Gathering<Draft, Outcome> {
    return new Gathering(MAX_TOGETHER, (drafts) => this.commitEach(drafts));
  }

  private async commitEach(drafts: Draft[]): Promise<Outcome[]> {
    const outcome = await this.outcomeOf(drafts);
    if (drafts.length === 1 || !(outcome.error instanceof Refused)) return drafts.map(() => outcome);
    return this.commitApart(drafts);
  }

  /** Commits as many as possible together, in their order; asking for every result tells which ones are refused. */
  private async commitApart(drafts: Draft[]): Promise<Outcome[]> {
    if (!drafts.length) return [];
    const outcome = await this.outcomeOf(drafts, { everyResult: true });
    const { error } = outcome;
    if (drafts.length === 1 || !(error instanceof Refused)) return drafts.map(() => outcome);
    const { refused, suspect } = error.verdict;
    if (!refused.size) {
      const at = suspect ? drafts.indexOf(suspect) : Math.ceil(drafts.length / 2);
      const before = await this.commitApart(drafts.slice(0, at));
      return [...before, ...(await this.commitApart(drafts.slice(at)))];
    }
    const others = await this.commitApart(drafts.filter((draft) => !refused.has(draft)));
    return drafts.map((draft) => (refused.has(draft) ? { error: refused.get(draft) } : others.shift()!));
  }

  private outcomeOf(drafts: Draft[], options?: CommitOptions): Promise<Outcome> {
    return this.transactions
      .commit(() => drafts, options)
      .then(
        () => ({}),
        (error: unknown) => ({ error }),
      );
  }
}
