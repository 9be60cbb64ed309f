import { z } from 'zod';

/** The message of an error as a person reads it; for a schema error, the message of each refused field. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.') || 'mensaje'}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
};
