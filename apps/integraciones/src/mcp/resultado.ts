import type { CallToolResult } from '@modelcontextprotocol/server';
import { Proposed, Refusal } from './producto';

/** More would fill a model's attention with one answer. */
const MAX_TEXTO = 60_000;
const CORTADO = '\n… (cortado: pide menos, con un límite o una consulta más precisa)';

/** Compact, because whoever reads it pays by the word. */
export const textOf = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > MAX_TEXTO ? text.slice(0, MAX_TEXTO) + CORTADO : text;
};

/** As text, and for programs as it is; what is too long for a model is only the beginning of a text. */
export const said = (value: Record<string, unknown>): CallToolResult => {
  const text = textOf(value);
  return {
    content: [{ type: 'text', text }],
    ...(!text.endsWith(CORTADO) && { structuredContent: value }),
  };
};

export const failed = (message: string, value?: unknown): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: value === undefined ? message : `${message}\n${textOf(value)}` }],
});

/** What the product refuses is told to the model, which can do something about it. */
export async function answered(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Proposed) return said({ propuesto: true, nota: error.message, ...error.reply });
    if (error instanceof Refusal) return failed(error.message);
    if (error instanceof Error && ['TimeoutError', 'TypeError'].includes(error.name))
      return failed('El producto no responde ahora. Inténtalo de nuevo dentro de un momento.');
    throw error;
  }
}
