import { Secret, TOTP } from 'otpauth';

/** How applications and devices call this product beside an account. */
export const ISSUER = 'Gestión de proyectos';
const PERIOD_S = 30;
const DIGITS = 6;
const SEED_BYTES = 20;
/** A phone's clock may be this many periods ahead or behind. */
const SKEW = 1;

/** In base32, as applications take it. */
export const newSeed = (): string => new Secret({ size: SEED_BYTES }).base32;

const totpOf = (seed: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(seed),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_S,
  });

/** What an application reads as a QR; `label`: the account's address. */
export const uriOf = (seed: string, label: string): string => totpOf(seed, label).toString();

/** The period whose code this is, counted since 1970; null: of none that may count at `now`. */
export function stepOf(seed: string, codigo: string, now: number): number | null {
  if (!/^\d{6}$/.test(codigo)) return null;
  const delta = totpOf(seed, '').validate({ token: codigo, timestamp: now, window: SKEW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}
