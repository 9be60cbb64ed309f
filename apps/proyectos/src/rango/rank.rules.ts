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

/**
 * The rank of something put at the end at an instant (ms): the digits of a fraction, so that there is always
 * room between two ranks. Taken from the clock because reading the last rank would make concurrent creations
 * in one project meet at one document. `random` (0 to 1) keeps two replicas apart within one millisecond; the
 * last digit is never 0, which would leave no room in front.
 */
export function rankAt(instant: number, random: number): string {
  const jitter = Math.floor(random * BASE ** (JITTER_DIGITS - 1) * (BASE - 1));
  const head = digitsOf(Math.floor(jitter / (BASE - 1)), JITTER_DIGITS - 1);
  return digitsOf(instant, INSTANT_DIGITS) + head + DIGITS.charAt(1 + (jitter % (BASE - 1)));
}
