import { Inject, Injectable } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { LRUCache } from 'lru-cache';
import { Strategy } from 'passport-jwt';
import { CopyChanges } from '../mongo/copy-changes';
import { DomainError } from '../errors/domain-error';
import { TOKEN_ALGORITHM, claimsSchema, type Claims } from './claims';
import { CLAVES_COLLECTION, VerificationKeys } from './verification-keys';

const MAX_TOKEN_LENGTH = 4_096;
/** Three parts, the last a 64-byte signature: jsonwebtoken throws a TypeError at any other length. */
const TOKEN_PATTERN = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;
const MAX_TOKENS = 10_000;
/** Upper bound of how long a token outlives the withdrawal of its key on another replica. */
const CACHE_MS = 300_000;

interface TokenCarrier {
  token: string;
}

/** What passport adds to a strategy for one attempt. */
interface Attempt {
  success(claims: unknown): void;
  fail(reason: unknown): void;
  error(reason: unknown): void;
  authenticate(carrier: TokenCarrier): void;
}

function kidOf(token: string): unknown {
  const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
  return typeof header === 'object' && header !== null && 'kid' in header ? header.kid : undefined;
}

/**
 * Runs passport-jwt's strategy directly: passport's registry is one per process, and two services in one
 * process (tests) would verify with each other's keys.
 */
@Injectable()
export class TokenVerifier {
  private readonly verified = new LRUCache<string, Claims>({ max: MAX_TOKENS, ttl: CACHE_MS });
  private readonly strategy: Strategy;

  constructor(
    private readonly keys: VerificationKeys,
    @Inject(CLAVES_COLLECTION) collection: string,
    changes: CopyChanges,
  ) {
    changes.subscribe(collection, () => this.verified.clear());
    this.strategy = new Strategy(
      {
        jwtFromRequest: (carrier: unknown) => (carrier as TokenCarrier).token,
        secretOrKeyProvider: (_carrier: unknown, token: string, done) => {
          this.keyOf(token).then((key) => done(null, key), done);
        },
        algorithms: [TOKEN_ALGORITHM],
      },
      (claims: unknown, done: (error: unknown, user?: unknown) => void) => done(null, claims as object),
    );
  }

  /** Claims of a token whose signature, algorithm and expiry are right; anything else is `unauthenticated`. */
  async verify(token: string): Promise<Claims> {
    const known = this.verified.get(token);
    if (known) {
      if (known.exp * 1000 > Date.now()) return known;
      throw new DomainError(erroresComunes.sesionExpirada);
    }
    if (token.length > MAX_TOKEN_LENGTH || !TOKEN_PATTERN.test(token)) {
      throw new DomainError(erroresComunes.noAutenticado);
    }
    const parsed = claimsSchema.safeParse(await this.runStrategy(token));
    if (!parsed.success) throw new DomainError(erroresComunes.noAutenticado);
    this.verified.set(token, parsed.data);
    return parsed.data;
  }

  private runStrategy(token: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const attempt = Object.create(this.strategy) as Attempt;
      attempt.success = resolve;
      attempt.fail = (reason) => reject(refusalOf(reason));
      attempt.error = reject;
      attempt.authenticate({ token });
    });
  }

  private async keyOf(token: string) {
    let kid: unknown;
    try {
      kid = kidOf(token);
    } catch {
      throw new DomainError(erroresComunes.noAutenticado);
    }
    const key = await this.keys.find(kid);
    if (!key) throw new DomainError(erroresComunes.noAutenticado);
    return key;
  }
}

/** A database that is away is no reason to send somebody to the sign-in page: such errors pass unchanged. */
function refusalOf(reason: unknown): unknown {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'TokenExpiredError') return new DomainError(erroresComunes.sesionExpirada);
  if (name === 'JsonWebTokenError' || name === 'NotBeforeError')
    return new DomainError(erroresComunes.noAutenticado);
  return reason;
}
