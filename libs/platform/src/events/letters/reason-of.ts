import { z } from 'zod';

/** In one sentence; what a schema refuses by field, as a person reads it. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.') || 'mensaje'}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
};
