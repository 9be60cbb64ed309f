/** More than the clocks of two replicas may be apart. */
export const CLOCK_SKEW_MS = 10_000;
