import { correoSchema, nombreUsuarioSchema } from '@pmp/contracts/usuarios';
import { correoKey } from '../usuarios/usuario.rules';

export type Claims = Readonly<Record<string, unknown>>;

/** Whom the issuer vouches for. */
export interface Identidad {
  emisor: string;
  sub: string;
  correo: string | null;
  /** Whether the issuer vouches for the address being this person's. */
  verificado: boolean;
  nombre: string;
  administra: boolean;
}

/** What the operator makes of an issuer's claims. */
export interface ClaimRules {
  /** An address that the issuer says nothing of is verified. */
  confiarCorreo: boolean;
  /** Who administers: verified addresses, and `dato=valor`. */
  adminCorreos: readonly string[];
  adminClaim: string | undefined;
}

const SIN_NOMBRE = 'Sin nombre';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const firstOf = (texts: readonly string[], schema: { safeParse: (text: string) => { success: boolean } }) =>
  texts.find((texto) => schema.safeParse(texto).success);

/** Some issuers write the word. */
const isVerified = ({ email_verified: said }: Claims, whenSilent: boolean): boolean =>
  said === undefined || said === null ? whenSilent : said === true || said === 'true';

function valueAt(claims: Claims, path: string): unknown {
  // A claim's own name may be an address, dots and all.
  if (path in claims) return claims[path];
  return path.split('.').reduce<unknown>((value, key) => (value as Claims | null | undefined)?.[key], claims);
}

function hasValue(claims: Claims, rule: string | undefined): boolean {
  if (!rule) return false;
  const [path, wanted] = [rule.slice(0, rule.indexOf('=')), rule.slice(rule.indexOf('=') + 1)];
  return [valueAt(claims, path)].flat().some((value) => String(value) === wanted);
}

/** `sources`: the ID token's claims and those of the userinfo endpoint; the earlier wins. */
export function identidadOf(sources: readonly [Claims, ...Claims[]], lectura: ClaimRules): Identidad {
  const claims: Claims = Object.assign({}, ...[...sources].reverse());
  // Never the address of one source with what another says about it.
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
  };
}

/** What is not in the ID token is asked of the userinfo endpoint. */
export const isEnough = (claims: Claims, { adminClaim: claim }: ClaimRules): boolean =>
  textOf(claims['email']) !== '' &&
  (claim === undefined || valueAt(claims, claim.slice(0, claim.indexOf('='))) !== undefined);
