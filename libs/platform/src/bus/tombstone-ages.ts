const DAY_MS = 86_400_000;

/**
 * How long after a deletion a copy still refuses what is older than it. Longer than a dead letter is kept (30 days): a
 * state that somebody tries again from there must not bring back what is gone.
 */
export const COPY_TOMBSTONE_S = (45 * DAY_MS) / 1_000;

/**
 * How long ESTADO keeps a deletion. Longer than any copy does: whoever makes an entity again under its old id starts
 * above the version that ESTADO tells, and would be ignored by a copy that remembers more than that.
 */
export const STREAM_TOMBSTONE_MS = 60 * DAY_MS;

/**
 * A copy that is further behind than this reads everything again. Half of what ESTADO keeps deletions for, so that
 * there is as long again to do it before one that it has not heard of is gone.
 */
export const MAX_BEHIND_MS = STREAM_TOMBSTONE_MS / 2;
