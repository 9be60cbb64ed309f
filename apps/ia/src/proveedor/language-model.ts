import { bounded } from '@pmp/platform';
import type { LanguageModel } from 'ai';
import { config } from '../config';
import { ProveedorError } from './proveedor-error';

const OPENAI_URL = 'https://api.openai.com/v1';

/** Many times what an answer takes, with all that goes around it. */
const MAX_BYTES = 4_000_000;

/** Redirects are refused: they would carry the key, which has its own header, to wherever they point. */
const fetchWithoutRedirects: typeof fetch = async (input, init) => {
  const reply = await fetch(input, { ...init, redirect: 'error' });
  return bounded(reply, MAX_BYTES, () => new ProveedorError('ilegible'));
};

/** Loaded on first use, so that a service that works with its rules alone does not keep the library in memory. */
export async function openModel(): Promise<LanguageModel> {
  const { IA_PROVEEDOR, IA_URL: baseURL, IA_CLAVE: apiKey, IA_MODELO = '' } = config;
  if (IA_PROVEEDOR === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    // With an empty key, the library does not look for one in the environment.
    return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch: fetchWithoutRedirects })(IA_MODELO);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'openai',
    baseURL: baseURL ?? OPENAI_URL,
    apiKey,
    includeUsage: true,
    fetch: fetchWithoutRedirects,
  })(IA_MODELO);
}
