import type { Scram } from './scram.ts';
import type { User } from './users.ts';

/** Who a connection has signed in as. */
export interface Login {
  user: User | null;
  /** The sign-in under way. */
  scram: Scram | null;
  /** Whether the proof of the server ends it, or one more empty exchange. */
  isShort: boolean;
}

export const nobody = (): Login => ({ user: null, scram: null, isShort: false });
