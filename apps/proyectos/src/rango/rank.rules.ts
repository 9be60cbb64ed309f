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

/** Digits to count with between a rank and its bound: some 3800 steps before ranks get a digit longer. */
const STEP_DIGITS = 2;

const digitAt = (rank: string, at: number): number => DIGITS.indexOf(rank.charAt(at) || '0');

function firstDifference(low: string, high: string): number {
  let at = 0;
  while (digitAt(low, at) === digitAt(high, at)) at++;
  return at;
}

/** Where the digits of `rank` behind `at` are no longer `edge`, which leaves no room to count on. */
function behindEdge(rank: string, at: number, edge: number): number {
  let behind = at + 1;
  while (digitAt(rank, behind) === edge) behind++;
  return behind;
}

/** `rank` in so many digits, counted one on or back; the first of them must not be the last one that there is. */
function counted(rank: string, length: number, step: 1 | -1): string {
  const edge = step === 1 ? BASE - 1 : 0;
  const digits = Array.from({ length }, (_, at) => digitAt(rank, at));
  let at = length - 1;
  while (digits[at] === edge) digits[at--] = BASE - 1 - edge;
  digits[at]! += step;
  return digits.map((digit) => DIGITS.charAt(digit)).join('');
}

/**
 * Between two, close behind `low`: room is left for what is put behind this one, which halving what is left to
 * `high` would use up. Where things are put in front of the last one, each costs two digits: use `rankBetween`.
 */
export function rankAfter(low: string, high: string, random: number): string {
  const at = firstDifference(low, high);
  const isTight = digitAt(high, at) - digitAt(low, at) === 1;
  const room = isTight ? behindEdge(low, at, BASE - 1) : at + 1;
  return counted(low, room + STEP_DIGITS, 1) + jitterOf(random, SPREAD_DIGITS);
}

/** The same close in front of `high`, for what is put in front of this one; null: nothing is before it. */
export function rankBefore(low: string | null, high: string, random: number): string {
  const at = firstDifference(low ?? '', high);
  const isTight = digitAt(high, at) - digitAt(low ?? '', at) === 1;
  // Nothing to count back from behind the digit in which it is greater.
  if (isTight && high.length <= at + 1) return rankBetween(low, high, random);
  const room = isTight ? behindEdge(high, at, 0) : at + 1;
  return counted(high, room + STEP_DIGITS, -1) + jitterOf(random, SPREAD_DIGITS);
}
