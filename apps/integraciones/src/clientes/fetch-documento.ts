import { MAX_DOCUMENTO_BYTES } from '@pmp/contracts/integraciones';
import { openSalida } from '../envio/salida';

const ANSWER_MS = 2_000;
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

/**
 * What is at this address, if it is a short document of the public internet. It follows nowhere, and waits for nobody: a
 * person is looking at the page that asks for it.
 */
export async function fetchDocumento(url: string, permitidas: readonly string[]): Promise<string | null> {
  const target = new URL(url);
  const client = openSalida(target, permitidas);
  try {
    const { statusCode, headers, body } = await client.request({
      path: target.pathname + target.search,
      method: 'GET',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(ANSWER_MS),
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
    });
    if (statusCode !== 200 || !JSON_TYPE.test(String(headers['content-type']))) return null;
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > MAX_DOCUMENTO_BYTES) return null;
    }
    return Buffer.concat(chunks).toString();
  } catch {
    return null;
  } finally {
    client.destroy().catch(() => undefined);
  }
}
