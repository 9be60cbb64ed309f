/** In ASCII order, so that ranks compare byte by byte as the numbers they stand for. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
const INSTANT_DIGITS = 8;
const JITTER_DIGITS = 4;

const digitsOf = (value: number, length: number): string => {
  let digits = '';
  for (let rest = value; digits.length < length; rest = Math.floor(rest / BASE)) {
    digits = DIGITS.charAt(rest % BASE) + digits;
  }
  return digits;
};

/** Digits of chance; the last is never 0, which would leave no room in front. */
const jitterOf = (random: number, length: number): string => {
  const value = Math.floor(random * BASE ** (length - 1) * (BASE - 1));
  return digitsOf(Math.floor(value / (BASE - 1)), length - 1) + DIGITS.charAt(1 + (value % (BASE - 1)));
};

/**
 * The rank of something put at the end at an instant (ms): the digits of a fraction, so that there is always
 * room between two ranks. Taken from the clock because reading the last rank would make concurrent creations
 * in one project meet at one document. `random` (0 to 1) keeps two replicas apart within one millisecond.
 */
export function rankAt(instant: number, random: number): string {
  return digitsOf(instant, INSTANT_DIGITS) + jitterOf(random, JITTER_DIGITS);
}

/** Digits of chance behind a rank between two others: two people who drop at one place get two ranks. */
const SPREAD_DIGITS = 3;

/**
 * A rank strictly between two others; null: no bound on that side. Ranks grow by about
 * a digit for each five things put at the very same place one after another.
 */
export function rankBetween(low: string | null, high: string | null, random: number): string {
  if (low !== null && high !== null && low >= high)
    throw new RangeError(`no rank between ${low} and ${high}`);
  let prefix = '';
  let bound = high;
  for (let i = 0; ; i++) {
    const from = DIGITS.indexOf(low?.charAt(i) || '0');
    const to = bound === null ? BASE : DIGITS.indexOf(bound.charAt(i) || '0');
    if (to - from > 1)
      return prefix + DIGITS.charAt(Math.floor((from + to) / 2)) + jitterOf(random, SPREAD_DIGITS);
    prefix += DIGITS.charAt(from);
    // Below a greater digit of `high` every continuation is smaller than it.
    if (to > from) bound = null;
  }
}
