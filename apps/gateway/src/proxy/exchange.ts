import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { requestHeaders, responseHeaders, type Passport } from './headers';
import { discardRest, isBodiless } from './request-body';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The connection was refused, or broke while idle or before the reply began. */
const BROKEN_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const UNKNOWN_LENGTH = -1;

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? error.name;

/** One request passed to a service and its reply passed back, byte for byte, at the pace of the slower side. */
export class Exchange implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | null = null;
  private clientLeft = false;
  private retried = false;
  private left = UNKNOWN_LENGTH;

  constructor(
    private readonly upstream: Dispatcher,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly passport: Passport,
    private readonly unavailable: (reason: string) => void,
  ) {
    response.once('close', () => {
      if (response.writableFinished) return discardRest(request);
      this.clientLeft = true;
      this.controller?.abort(new Error('client left'));
    });
  }

  send(body: Buffer | Readable | null): void {
    this.upstream.dispatch(
      {
        method: this.request.method as Dispatcher.HttpMethod,
        path: this.request.url!,
        headers: requestHeaders(this.request, this.passport, isBodiless(this.request)),
        body,
      },
      this,
    );
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.clientLeft) controller.abort(new Error('client left'));
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return;
    const length = headers['content-length'];
    if (length !== undefined) this.left = Number(length);
    this.response.writeHead(status, responseHeaders(headers, this.passport.correlacion));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.left !== UNKNOWN_LENGTH && (this.left -= chunk.length) === 0) {
      // The last bytes leave together with the end, which saves a write for every small reply.
      this.response.end(chunk);
    } else if (!this.response.write(chunk)) {
      controller.pause();
      this.response.once('drain', () => controller.resume());
    }
  }

  onResponseEnd(): void {
    if (!this.response.writableEnded) this.response.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    if (this.clientLeft) return;
    if (this.response.headersSent) return void this.response.destroy();
    if (!this.retried && SAFE_METHODS.has(this.request.method!) && BROKEN_CONNECTION.has(codeOf(error))) {
      this.retried = true;
      return this.send(null);
    }
    this.unavailable(codeOf(error));
  }
}
