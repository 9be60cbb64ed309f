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

/** Random digits; the last one is never 0, which would leave no room in front. */
const jitterOf = (random: number, length: number): string => {
  const value = Math.floor(random * BASE ** (length - 1) * (BASE - 1));
  return digitsOf(Math.floor(value / (BASE - 1)), length - 1) + DIGITS.charAt(1 + (value % (BASE - 1)));
};

/**
 * The rank of an item put at the end at an instant (ms): the digits of a fraction, so that there is always room between
 * two ranks. Taken from the clock, because reading the last rank would make concurrent creations in one project wait
 * for one document. `random` (0 to 1) keeps two replicas apart within one millisecond.
 */
export function rankAt(instant: number, random: number): string {
  return digitsOf(instant, INSTANT_DIGITS) + jitterOf(random, JITTER_DIGITS);
}

/** Random digits at the end of a rank between two others: two people who drop at one place get different ranks. */
const SPREAD_DIGITS = 3;

/**
 * A rank strictly between two others; null: no bound on that side. Ranks grow by about one digit for every five items
 * put at the very same place one after another.
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
    // Our digit is below that of `high`, so whatever follows stays below it.
    if (to > from) bound = null;
  }
}

/** Digits to count up or down with: some 3800 steps before ranks get a digit longer. */
const STEP_DIGITS = 2;

const digitAt = (rank: string, at: number): number => DIGITS.indexOf(rank.charAt(at) || '0');

function firstDifference(low: string, high: string): number {
  let at = 0;
  while (digitAt(low, at) === digitAt(high, at)) at++;
  return at;
}

/** The first place behind `at` where the digit of `rank` is not `edge`, from which there is no room to count on. */
function behindEdge(rank: string, at: number, edge: number): number {
  let behind = at + 1;
  while (digitAt(rank, behind) === edge) behind++;
  return behind;
}

/** `rank` cut to `length` digits and counted one up or down; its first digit must leave room for a carry. */
function counted(rank: string, length: number, step: 1 | -1): string {
  const edge = step === 1 ? BASE - 1 : 0;
  const digits = Array.from({ length }, (_, at) => digitAt(rank, at));
  let at = length - 1;
  while (digits[at] === edge) digits[at--] = BASE - 1 - edge;
  digits[at]! += step;
  return digits.map((digit) => DIGITS.charAt(digit)).join('');
}

/**
 * A rank close behind `low`. That leaves room for what is put behind this one, which halving the gap to `high` would
 * use up. Where items are put in front of the last one instead, each costs two digits: use `rankBetween` there.
 */
export function rankAfter(low: string, high: string, random: number): string {
  const at = firstDifference(low, high);
  const isTight = digitAt(high, at) - digitAt(low, at) === 1;
  const room = isTight ? behindEdge(low, at, BASE - 1) : at + 1;
  return counted(low, room + STEP_DIGITS, 1) + jitterOf(random, SPREAD_DIGITS);
}

/** The same, close in front of `high`, for lists that grow at the front; null: nothing is before it. */
export function rankBefore(low: string | null, high: string, random: number): string {
  const at = firstDifference(low ?? '', high);
  const isTight = digitAt(high, at) - digitAt(low ?? '', at) === 1;
  // `high` has no digit behind the one in which it differs, so there is nothing to count down from.
  if (isTight && high.length <= at + 1) return rankBetween(low, high, random);
  const room = isTight ? behindEdge(high, at, 0) : at + 1;
  return counted(high, room + STEP_DIGITS, -1) + jitterOf(random, SPREAD_DIGITS);
}
