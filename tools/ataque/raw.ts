import { connect } from 'node:net';

const PATIENCE_MS = 4_000;

export interface RawReply {
  /** Status of the first reply; 0: the connection was closed without one. */
  status: number;
  text: string;
  /** How many replies were received. */
  replies: number;
}

/**
 * Sends raw bytes that an HTTP client would refuse to send; returns what arrives until the server closes or falls
 * silent.
 */
export function sendRaw(baseUrl: string, bytes: string | Buffer, silenceMs = 400): Promise<RawReply> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const finish = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)];
      resolve({ status: Number(statuses[0]?.[1] ?? 0), text, replies: statuses.length });
    };
    socket.setTimeout(PATIENCE_MS, finish);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      socket.setTimeout(silenceMs, finish);
    });
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(bytes);
  });
}

export const getRaw = (baseUrl: string, path: string, headers = ''): Promise<RawReply> =>
  sendRaw(baseUrl, `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);
