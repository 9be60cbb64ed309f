import type { ErrorSpec, Parametros, Sentence } from './errores/errors';

const sentences = new Map<string, Sentence>();

/**
 * The Spanish sentence of an error, to be the message of a zod schema. Of what a schema says about a failed check zod
 * hands on the text alone: `sentenceOf` leads it back to the error that it was taken from.
 */
export function textOf(error: ErrorSpec, parametros?: Parametros): string {
  const { motivo } = error;
  const message = typeof error.message === 'function' ? error.message(parametros ?? {}) : error.message;
  const known = sentences.get(message);
  if (known && known.motivo !== motivo)
    throw new Error(`«${message}» is ${known.motivo} already and cannot be ${motivo} too`);
  sentences.set(message, { message, motivo, parametros });
  return message;
}

/** undefined: zod's own words, or those of a schema that does not take its messages from `textOf`. */
export const sentenceOf = (text: string): Sentence | undefined => sentences.get(text);
