import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As much of S3 as the product asks for: objects and parts of them, uploads in parts, and lists of one bucket. */
export class S3StandIn {
  readonly objects = new Map<string, Buffer>();
  /** How many parts each upload came in. */
  readonly partsOf = new Map<string, number>();
  /** What it answers with, instead of doing anything. */
  refuses = 0;
  /** It takes whatever it is asked, and says nothing. */
  silent = false;
  /** How many bytes of an object it loses. */
  loses = 0;
  private readonly parts = new Map<string, Map<number, Buffer>>();
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private keep(key: string, bytes: Buffer): void {
    this.objects.set(key, bytes.subarray(0, bytes.length - this.loses));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://s3');
    const body = await buffer(request);
    if (this.silent) return;
    const key = decodeURIComponent(url.pathname.slice(1).split('/').slice(1).join('/'));
    const query = url.searchParams;
    const send = (status: number, text = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text);
    if (this.refuses || !/Credential=llave\//.test(request.headers.authorization ?? ''))
      return void send(this.refuses || 403, '<Error><Code>AccessDenied</Code><Message>no</Message></Error>');
    const upload = query.get('uploadId');
    if (request.method === 'POST' && query.has('uploads')) {
      this.parts.set(key, new Map());
      return void send(200, `<R><Bucket>b</Bucket><Key>${key}</Key><UploadId>${key}</UploadId></R>`);
    }
    if (request.method === 'POST' && upload) {
      const parts = [...this.parts.get(upload)!].toSorted(([a], [b]) => a - b).map(([, part]) => part);
      this.partsOf.set(key, parts.length);
      this.keep(key, Buffer.concat(parts));
      return void send(200, `<R><Key>${key}</Key></R>`);
    }
    if (request.method === 'PUT') {
      if (upload) this.parts.get(upload)!.set(Number(query.get('partNumber')), body);
      else this.keep(key, body);
      return void send(200, '', { etag: `"${createHash('md5').update(body).digest('hex')}"` });
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void send(204);
    }
    if (query.has('list-type')) return void send(200, this.list(query.get('prefix') ?? ''));
    const found = this.objects.get(key);
    if (!found) return void send(404, '<Error><Code>NoSuchKey</Code></Error>');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const sent = first ? found.subarray(Number(first), Number(last) + 1) : found;
    response.writeHead(first ? 206 : 200, { 'content-length': String(sent.length) });
    response.end(request.method === 'HEAD' ? undefined : sent);
  }

  private list(prefix: string): string {
    const contents = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
      .map((key) => `<Contents><Key>${key}</Key></Contents>`);
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }
}
