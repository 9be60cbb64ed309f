import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js';

const CLIENT = 'pmp';
const SECRET = 'secreto-de-prueba';
const MAX_HOPS = 10;
const MINUTE_S = 60;

/** A subclass, because the original prints a warning at each start. */
class Kept extends MemoryAdapter {}

/** The claims of whoever signs in at the issuer next. */
type Somebody = { sub: string } & Record<string, unknown>;

const newKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  use: 'sig',
  alg: 'ES256',
});

/** A real OpenID Connect provider at which everybody is signed in at once, as `who`. */
export class TestIssuer {
  who: Somebody = { sub: 'nadie' };
  /** If set, the issuer ends the attempt with this error. */
  refusal: string | null = null;
  /** The keys to publish, if different from those it signs with. */
  published: object | null = null;
  /** Whether the ID token has all claims, or only the userinfo endpoint. */
  tellsInToken = true;
  asked: string[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));
  private provider!: Provider;

  private constructor(private readonly vuelta: string) {}

  static async start(vuelta: string): Promise<TestIssuer> {
    const issuer = new TestIssuer(vuelta);
    await issuer.listen(0);
    issuer.renew();
    return issuer;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get env(): Record<string, string> {
    return { OIDC_ISSUER: this.url, OIDC_CLIENT_ID: CLIENT, OIDC_CLIENT_SECRET: SECRET };
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  /** Starts again with other keys. */
  renew(secret = SECRET): void {
    const provider: Provider = new Provider(this.url, {
      clients: [
        {
          client_id: CLIENT,
          client_secret: secret,
          redirect_uris: [this.vuelta],
          id_token_signed_response_alg: 'ES256',
        },
      ],
      adapter: Kept,
      ttl: {
        AccessToken: MINUTE_S,
        Grant: MINUTE_S,
        IdToken: MINUTE_S,
        Interaction: MINUTE_S,
        Session: MINUTE_S,
      },
      jwks: { keys: [newKey()] },
      cookies: { keys: ['de-prueba'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'grupos'] },
      conformIdTokenClaims: !this.tellsInToken,
      features: { devInteractions: { enabled: false } },
      findAccount: (_context: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ ...this.who, sub }),
      }),
      loadExistingGrant: async ({ oidc: { client, session } }) => {
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    this.provider = provider;
  }

  /**
   * Follows redirects as a browser does between leaving for the issuer and coming back. Returns the query with which it
   * comes back.
   */
  async walk(url: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next = url;
    for (let hop = 0; hop < MAX_HOPS; hop += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = reply.headers.get('location');
      if (!location) throw new Error(`${next}: ${reply.status} ${await reply.text()}`);
      if (location.startsWith(this.vuelta)) return new URL(location).search;
      next = new URL(location, next).href;
    }
    throw new Error('El emisor no devuelve el navegador');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.asked.push(path.split('?')[0] ?? '');
    if (path === '/jwks' && this.published) {
      response.setHeader('content-type', 'application/jwk-set+json').end(JSON.stringify(this.published));
    } else if (path.startsWith('/interaction/')) {
      const signedIn = { login: { accountId: this.who.sub } };
      const result = this.refusal ? { error: this.refusal } : signedIn;
      await this.provider.interactionFinished(request, response, result);
    } else this.provider.callback()(request, response);
  }
}
