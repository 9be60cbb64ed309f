/** More than the clocks of two replicas differ. */
export const CLOCK_SKEW_MS = 10_000;
