import type { FalloEntrega, RespuestaEntrega } from '@pmp/contracts/integraciones';
import { openSalida, RedInterna } from './salida';

const ANSWER_MS = 10_000;
/** For what it says beside its status, which changes nothing. */
const BODY_MS = 2_000;
/** The most of an answer that is read and kept. */
const MAX_ANSWER_BYTES = 4_096;

interface Post {
  url: string;
  headers: Record<string, string>;
  cuerpo: string;
  permitidas: readonly string[];
  /** For everything up to the status of the answer. */
  esperaMs?: number;
}

/** Sends once and says what came of it. It never throws, waits for nobody longer than it must, and follows nowhere. */
export async function postEnvio({
  url,
  headers,
  cuerpo,
  permitidas,
  esperaMs = ANSWER_MS,
}: Post): Promise<RespuestaEntrega> {
  const cuando = new Date().toISOString();
  const begun = performance.now();
  const end = (status: number | null, fallo: FalloEntrega | null, text = ''): RespuestaEntrega => ({
    cuando,
    ms: Math.round(performance.now() - begun),
    status,
    fallo,
    cuerpo: text,
  });
  const target = new URL(url);
  const client = openSalida(target, permitidas);
  try {
    const { statusCode, body } = await client.request({
      path: target.pathname + target.search,
      method: 'POST',
      headers,
      body: cuerpo,
      signal: AbortSignal.timeout(esperaMs),
      headersTimeout: esperaMs,
      bodyTimeout: BODY_MS,
    });
    return end(statusCode, falloOfStatus(statusCode), await beginningOf(body));
  } catch (error) {
    return end(null, falloOf(error));
  } finally {
    client.destroy().catch(() => undefined);
  }
}

function falloOfStatus(status: number): FalloEntrega | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redireccion' : 'respuesta';
}

/** Whatever has arrived when there is enough of it, or no more time. */
async function beginningOf(body: NodeJS.ReadableStream & { destroy(): unknown }): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), BODY_MS);
  try {
    for await (const chunk of body) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // It was cut off; what came before is worth showing.
  } finally {
    clearTimeout(timer);
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES));
}

const TIMEOUT = /TIMEOUT|TIMEDOUT/;
const NOT_FOUND = /ENOTFOUND|EAI_|ENODATA/;
const CERTIFICATE = /CERT|SSL|TLS|SIGNATURE/;

function falloOf(error: unknown): FalloEntrega {
  const { name = '', code = '', cause } = error as { name?: string; code?: string; cause?: unknown };
  if (error instanceof RedInterna || cause instanceof RedInterna) return 'redInterna';
  if (name === 'TimeoutError' || TIMEOUT.test(code)) return 'tiempo';
  if (NOT_FOUND.test(code)) return 'direccion';
  return CERTIFICATE.test(code) ? 'certificado' : 'conexion';
}
