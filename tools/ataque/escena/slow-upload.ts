import { request } from 'node:http';
import { formOf, PNG } from './files.ts';

const LAST_BYTES = 10;
const BYTES = 300_000;
/** Until what was sent has reached the service, which by then has checked the right to upload. */
const ARRIVAL_MS = 500;

/** Sends a form with one file, except for its last bytes; `finish` sends these and returns the status. */
export async function beginUpload(
  baseUrl: string,
  path: string,
  token: string,
): Promise<() => Promise<number>> {
  const bytes = Buffer.concat([PNG, Buffer.alloc(BYTES, 7)]);
  const { body, headers } = formOf({}, [{ nombre: 'lenta.png', bytes }]);
  const outgoing = request(new URL(path, baseUrl), {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': body.length },
  });
  const status = new Promise<number>((resolve) => {
    outgoing.once('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    outgoing.once('error', () => resolve(0));
  });
  outgoing.write(body.subarray(0, -LAST_BYTES));
  await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
  return () => {
    outgoing.end(body.subarray(-LAST_BYTES));
    return status;
  };
}
