import { Inject, Injectable } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { LRUCache } from 'lru-cache';
import { Strategy } from 'passport-jwt';
import { CopyChanges } from '../../mongo/copy-changes';
import { DomainError } from '../../errors/domain-error';
import { TOKEN_ALGORITHM, claimsSchema, type Claims } from './claims';
import { CLAVES_COLLECTION, VerificationKeys } from './verification-keys';

const MAX_TOKEN_LENGTH = 4_096;
/** Three parts, the last a 64-byte signature: jsonwebtoken throws a TypeError for signatures of another length. */
const TOKEN_PATTERN = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;
const MAX_TOKENS = 10_000;
/** When another replica withdraws a key, its tokens are still accepted here for at most this time. */
const CACHE_MS = 300_000;

interface TokenCarrier {
  token: string;
}

/** The callbacks that passport adds to a strategy for each attempt. */
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
 * Runs passport-jwt's strategy directly: passport keeps one registry per process, so two services in one process (as in
 * tests) would verify with each other's keys.
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

  /**
   * Returns the claims of a token whose signature, algorithm and expiry are right; rejects any other as
   * `unauthenticated`.
   */
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

/** Errors of an unreachable database pass unchanged: as a 401 they would send people to the sign-in page. */
function refusalOf(reason: unknown): unknown {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'TokenExpiredError') return new DomainError(erroresComunes.sesionExpirada);
  if (name === 'JsonWebTokenError' || name === 'NotBeforeError')
    return new DomainError(erroresComunes.noAutenticado);
  return reason;
}
