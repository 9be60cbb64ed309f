import { errors } from '@nats-io/transport-node';

/** Whether the broker's permissions do not allow it. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof errors.PermissionViolationError ||
  (error instanceof Error && error.cause instanceof errors.PermissionViolationError);
