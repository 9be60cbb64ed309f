import { correoSchema, nombreUsuarioSchema } from '@pmp/contracts/usuarios';
import { correoKey } from '../../usuarios/usuario.rules';

export type Claims = Readonly<Record<string, unknown>>;

/** The identity that the issuer vouches for. */
export interface Identidad {
  emisor: string;
  sub: string;
  correo: string | null;
  /** Whether the issuer says that the address belongs to this person. */
  verificado: boolean;
  nombre: string;
  administra: boolean;
  /** The issuer says that it has asked for more than a password. */
  factor: boolean;
}

/** How the operator wants the issuer's claims to be read. */
export interface ClaimRules {
  /** Whether an address counts as verified if the issuer does not say. */
  confiarCorreo: boolean;
  /** Who is an admin: verified addresses, and a claim `dato=valor`. */
  adminCorreos: readonly string[];
  adminClaim: string | undefined;
}

const SIN_NOMBRE = 'Sin nombre';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const firstOf = (texts: readonly string[], schema: { safeParse: (text: string) => { success: boolean } }) =>
  texts.find((texto) => schema.safeParse(texto).success);

/** Some issuers send it as text. */
const isVerified = ({ email_verified: said }: Claims, whenSilent: boolean): boolean =>
  said === undefined || said === null ? whenSilent : said === true || said === 'true';

function valueAt(claims: Claims, path: string): unknown {
  // A claim's own name may be a URL with dots.
  if (path in claims) return claims[path];
  return path.split('.').reduce<unknown>((value, key) => (value as Claims | null | undefined)?.[key], claims);
}

function hasValue(claims: Claims, rule: string | undefined): boolean {
  if (!rule) return false;
  const [path, wanted] = [rule.slice(0, rule.indexOf('=')), rule.slice(rule.indexOf('=') + 1)];
  return [valueAt(claims, path)].flat().some((value) => String(value) === wanted);
}

/** `amr` of RFC 8176: several factors, or one that is no password. */
const BEYOND_PASSWORD = new Set(['mfa', 'mca', 'otp', 'hwk', 'swk', 'sc', 'pop']);
/** `acr` of those that name none: Keycloak's second level, REFEDS, and Okta's. */
const ACR_BEYOND_PASSWORD = new Set(['2', 'https://refeds.org/profile/mfa', 'phr', 'phrh']);

const hasShownMore = ({ amr, acr }: Claims): boolean =>
  (Array.isArray(amr) && amr.some((each) => BEYOND_PASSWORD.has(String(each)))) ||
  (acr !== undefined && ACR_BEYOND_PASSWORD.has(String(acr)));

/** `sources`: the claims of the ID token and of the userinfo endpoint; earlier ones win. */
export function identidadOf(sources: readonly [Claims, ...Claims[]], lectura: ClaimRules): Identidad {
  const claims: Claims = Object.assign({}, ...[...sources].reverse());
  // The address and its verification must come from the same source.
  const ofCorreo = sources.find(({ email }) => textOf(email) !== '') ?? {};
  const correo = firstOf([textOf(ofCorreo['email'])], correoSchema) ?? null;
  const verificado = correo !== null && isVerified(ofCorreo, lectura.confiarCorreo);
  const names = [claims['name'], `${textOf(claims['given_name'])} ${textOf(claims['family_name'])}`];
  const nombres = [...names, claims['preferred_username'], correo?.split('@')[0]].map(textOf);
  const isListed = verificado && lectura.adminCorreos.includes(correoKey(correo));
  return {
    emisor: String(sources[0]['iss']),
    sub: String(sources[0]['sub']),
    correo,
    verificado,
    nombre: firstOf(nombres, nombreUsuarioSchema) ?? SIN_NOMBRE,
    administra: isListed || hasValue(claims, lectura.adminClaim),
    // Of the ID token only: what the userinfo endpoint says is not of this sign-in.
    factor: hasShownMore(sources[0]),
  };
}

/** Whether the ID token has all we need; otherwise the userinfo endpoint is asked. */
export const isEnough = (claims: Claims, { adminClaim: claim }: ClaimRules): boolean =>
  textOf(claims['email']) !== '' &&
  (claim === undefined || valueAt(claims, claim.slice(0, claim.indexOf('='))) !== undefined);
