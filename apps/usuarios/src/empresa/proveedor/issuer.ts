import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { bounded, DomainError } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { Configuration, CustomFetchOptions, ServerMetadata } from 'openid-client';
import { config } from '../../config';
import { motivoOf, spokenOf } from './issuer-error.rules';
import { type Claims, isEnough, type ClaimRules } from '../identidades/identidad.rules';

type Library = typeof import('openid-client');

/** Many times what metadata, keys or a token take. */
const MAX_BYTES = 1_000_000;
/** Seconds per request to the issuer. A sign-in makes up to four, and the gateway waits 30 s. */
const TIMEOUT_S = 6;
/** An issuer's metadata hardly ever changes. */
const METADATA_MS = 3_600_000;

/** The secrets by which a sign-in attempt is recognised when it returns. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  /** The PKCE verifier: whoever intercepts the code cannot use it without this. */
  verificador: string;
}

/** The company's OpenID Connect provider. It is not contacted before the first person signs in. */
@Injectable()
export class Issuer {
  private readonly logger = new Logger(Issuer.name);
  private metadata: { value: Promise<ServerMetadata>; until: number } | null = null;

  get isConfigured(): boolean {
    return config.OIDC_ISSUER !== undefined;
  }

  get vuelta(): string {
    return new URL('/login/empresa', config.WEB_URL).href;
  }

  /** The address to which the browser is sent. */
  async begin({ state, nonce, verificador }: LoginSecrets): Promise<string> {
    return this.asking(erroresUsuarios.empresaMalConfigurada, async (library) => {
      const issuer = await this.configuration(library);
      const url = library.buildAuthorizationUrl(issuer, {
        redirect_uri: this.vuelta,
        scope: config.OIDC_SCOPES,
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(verificador),
        code_challenge_method: 'S256',
      });
      return url.href;
    });
  }

  /** `respuesta`: the query with which the browser came back. Returns the claims, those of the ID token first. */
  async redeem(
    respuesta: string,
    { state, nonce, verificador }: LoginSecrets,
    lectura: ClaimRules,
  ): Promise<[Claims, ...Claims[]]> {
    return this.asking(erroresUsuarios.empresaEntradaNoValida, async (library) => {
      const issuer = await this.configuration(library);
      const url = new URL(this.vuelta);
      url.search = respuesta;
      const tokens = await library.authorizationCodeGrant(issuer, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verificador,
      });
      const claims = tokens.claims();
      if (!claims) throw new DomainError(erroresUsuarios.empresaEntradaNoValida);
      if (isEnough(claims, lectura) || !issuer.serverMetadata().userinfo_endpoint) return [claims];
      return [claims, await library.fetchUserInfo(issuer, tokens.access_token, claims.sub)];
    });
  }

  private async asking<T>(otherwise: ErrorSpec, work: (library: Library) => Promise<T>): Promise<T> {
    // Loaded on use, so that the library takes memory only where people sign in this way.
    const library = await import('openid-client');
    try {
      return await work(library);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      // Outdated metadata of the issuer may be the reason.
      this.metadata = null;
      this.logger.warn({ motivo: motivoOf(error) }, 'la cuenta de la empresa no deja entrar');
      throw new DomainError(spokenOf(error, otherwise));
    }
  }

  /** A new one each time: it caches the issuer's keys, and a key that has just been changed must be found. */
  private async configuration(library: Library): Promise<Configuration> {
    const metadata = await this.discovered(library);
    const { OIDC_CLIENT_ID: id = '', OIDC_CLIENT_SECRET: secret } = config;
    const issuer = new library.Configuration(metadata, id, secret, authOf(library, metadata, secret));
    issuer.timeout = TIMEOUT_S;
    issuer[library.customFetch] = fetchShortly;
    library.enableNonRepudiationChecks(issuer);
    if (isPlain()) library.allowInsecureRequests(issuer);
    return issuer;
  }

  private async discovered(library: Library): Promise<ServerMetadata> {
    if (!config.OIDC_ISSUER) throw new DomainError(erroresUsuarios.empresaNoConfigurada);
    if (!this.metadata || this.metadata.until < Date.now()) {
      const options = {
        timeout: TIMEOUT_S,
        execute: isPlain() ? [library.allowInsecureRequests] : [],
        [library.customFetch]: fetchShortly,
      };
      const value = library
        .discovery(new URL(config.OIDC_ISSUER), config.OIDC_CLIENT_ID ?? '', undefined, undefined, options)
        .then((issuer) => issuer.serverMetadata());
      this.metadata = { value, until: Date.now() + METADATA_MS };
    }
    return this.metadata.value;
  }
}

/** The library ends the wait, but not what goes on and on. */
const fetchShortly = async (url: string, options: CustomFetchOptions): Promise<Response> =>
  bounded(await fetch(url, options as RequestInit), MAX_BYTES, () => new Error('el emisor no termina'));

/** Plain http only on this machine; the configuration refuses it elsewhere. */
const isPlain = (): boolean => config.OIDC_ISSUER?.startsWith('http:') ?? false;

/** The method that every server understands, unless it says that it only accepts the other one. */
function authOf(library: Library, metadata: ServerMetadata, secret: string | undefined) {
  if (!secret) return library.None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const inBody = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
  return inBody ? library.ClientSecretPost(secret) : library.ClientSecretBasic(secret);
}
