import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import { erroresComunes } from '@pmp/contracts/common';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DomainError } from '../errors/domain-error';
import { CopyChanges } from '../mongo/copy-changes';
import { Sessions, type Session } from './sessions';
import { TOKEN_ALGORITHM, claimsSchema, type Claims } from './tokens/claims';
import { CLAVES_COLLECTION, VerificationKeys } from './tokens/verification-keys';

const MAX_TOKEN_LENGTH = 4_096;
/** Three parts, the last a 64-byte signature: jsonwebtoken throws a TypeError for signatures of another length. */
const TOKEN_PATTERN = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;
const MAX_TOKENS = 10_000;
/** When another replica withdraws a key, its tokens are still accepted here for at most this time. */
const CACHE_MS = 300_000;

/** What carries a token: a request, or whatever has its header. */
export interface TokenCarrier {
  headers: IncomingHttpHeaders;
}

const tokenOf: (carrier: TokenCarrier) => string | null = ExtractJwt.fromAuthHeaderAsBearerToken();

/** passport-jwt, with the keys that the service that signs has published. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) implements OnApplicationShutdown {
  private readonly verified = new LRUCache<string, Claims>({ max: MAX_TOKENS, ttl: CACHE_MS });
  private readonly registered: string;

  constructor(
    keys: VerificationKeys,
    private readonly sessions: Sessions,
    { defaultStrategy }: AuthModuleOptions,
    @Inject(CLAVES_COLLECTION) collection: string,
    changes: CopyChanges,
  ) {
    super({
      jwtFromRequest: tokenOf,
      secretOrKeyProvider: (_request: unknown, token: string, done: (error: unknown, key?: string) => void) =>
        void keys.of(token).then((key) => done(null, key), done),
      algorithms: [TOKEN_ALGORITHM],
      passReqToCallback: true,
    });
    // Under a name of this application: passport's registry belongs to the process, where there may be several.
    this.registered = String(defaultStrategy);
    passport.use(this.registered, this);
    changes.subscribe(collection, () => this.verified.clear());
  }

  onApplicationShutdown(): void {
    passport.unuse(this.registered);
  }

  /** Verifies each token once: a signature costs 0.3 ms of processor. Who it belongs to is looked up each time. */
  override authenticate(carrier: TokenCarrier): void {
    const token = tokenOf(carrier);
    if (!token || token.length > MAX_TOKEN_LENGTH || !TOKEN_PATTERN.test(token)) {
      return this.error(new DomainError(erroresComunes.noAutenticado));
    }
    const known = this.verified.get(token);
    if (!known) return super.authenticate(carrier as never);
    void this.sessions.of(known).then(
      (session) => this.success(session),
      (error: Error) => this.error(error),
    );
  }

  /** What passport-jwt calls with the payload of a token whose signature, algorithm and expiry are right. */
  async validate(carrier: TokenCarrier, payload: unknown): Promise<Session> {
    const { data: claims } = claimsSchema.safeParse(payload);
    if (!claims) throw new DomainError(erroresComunes.noAutenticado);
    this.verified.set(tokenOf(carrier)!, claims);
    return this.sessions.of(claims);
  }
}

/** The session that passport found, or the reason why there is none, thrown. */
export function sessionOr(error: unknown, session: Session | false | undefined, reason: unknown): Session {
  if (session) return session;
  throw error ?? refusalOf(reason);
}

/** Errors of an unreachable database pass unchanged: as a 401 they would send people to the sign-in page. */
function refusalOf(reason: unknown): unknown {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'TokenExpiredError') return new DomainError(erroresComunes.sesionExpirada);
  if (name === 'JsonWebTokenError' || name === 'NotBeforeError')
    return new DomainError(erroresComunes.noAutenticado);
  return reason;
}
