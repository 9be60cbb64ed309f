import type { LanguageModel } from 'ai';
import { config } from '../config';

const OPENAI_URL = 'https://api.openai.com/v1';

/** A redirect would carry the key, which travels in a header of its own, to wherever it points. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** Loaded on first use: a service that works by its rules alone does not hold the library in memory. */
export async function openModel(): Promise<LanguageModel> {
  const { IA_PROVEEDOR, IA_URL: baseURL, IA_CLAVE: apiKey, IA_MODELO = '' } = config;
  if (IA_PROVEEDOR === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    // An empty key keeps the library from looking for one in the environment.
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
