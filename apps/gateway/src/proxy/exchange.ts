import { MISDIRECTED } from '@pmp/platform/edge';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { requestHeaders, responseHeaders, type Passport } from './headers';
import type { Replicas } from './replicas';
import { discardRest, isBodiless } from './request-body';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Errors that say that the connection was refused, or broke while idle or before the reply began. */
const BROKEN_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const NOT_THE_SERVICE = 'OTRO_SERVICIO';
/**
 * Errors that say that there was no connection, or somebody else at its end: nothing has been done, so another replica
 * may do even what writes.
 */
const NEVER_DONE = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  NOT_THE_SERVICE,
]);
const UNKNOWN_LENGTH = -1;
/** The longest that a client may take to read what it has been sent so far. */
const READER_SILENCE_MS = 60_000;

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? error.name;

/** Passes one request to a service and its reply back, byte for byte, at the pace of the slower side. */
export class Exchange implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | null = null;
  private clientLeft = false;
  private retried = false;
  private body: Buffer | Readable | null = null;
  private answered: () => void = () => undefined;
  private left = UNKNOWN_LENGTH;
  private giveUp: NodeJS.Timeout | undefined;

  constructor(
    private readonly upstream: (streams: boolean) => Replicas,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly passport: Passport,
    private readonly unavailable: (reason: string) => void,
  ) {
    response.once('close', () => {
      clearTimeout(this.giveUp);
      if (response.writableFinished) return discardRest(request);
      this.clientLeft = true;
      this.controller?.abort(new Error('client left'));
    });
  }

  /** `answered` is called when the reply begins. */
  send(body: Buffer | Readable | null, answered = this.answered): void {
    this.answered = answered;
    this.body = body;
    const options = {
      method: this.request.method as Dispatcher.HttpMethod,
      path: this.request.url!,
      headers: requestHeaders(this.request, this.passport, isBodiless(this.request)),
      body,
    };
    this.upstream(body instanceof Readable)
      .pick()
      .dispatch(options, this);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.clientLeft) controller.abort(new Error('client left'));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return;
    if (status === MISDIRECTED)
      return controller.abort(Object.assign(new Error(NOT_THE_SERVICE), { code: NOT_THE_SERVICE }));
    this.answered();
    const length = headers['content-length'];
    if (length !== undefined) this.left = Number(length);
    // Written below, the service's own would take the place of what the gateway has said.
    const vary = this.response.getHeader('vary');
    if (vary && headers.vary) headers.vary = `${headers.vary}, ${String(vary)}`;
    this.response.writeHead(status, responseHeaders(status, headers, this.passport));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.left !== UNKNOWN_LENGTH && (this.left -= chunk.length) === 0) {
      // The last bytes are sent together with the end, which saves a write for every small reply.
      this.response.end(chunk);
    } else if (!this.response.write(chunk)) {
      this.waitForReader(controller);
    }
  }

  /** A client that reads nothing holds a connection that others need. */
  private waitForReader(controller: Dispatcher.DispatchController): void {
    controller.pause();
    this.giveUp = setTimeout(() => this.response.destroy(), READER_SILENCE_MS).unref();
    this.response.once('drain', () => {
      clearTimeout(this.giveUp);
      controller.resume();
    });
  }

  onResponseEnd(): void {
    if (!this.response.writableEnded) this.response.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    if (this.clientLeft) return;
    if (this.response.headersSent) return void this.response.destroy();
    if (this.retried || !this.mayRepeat(codeOf(error))) return this.unavailable(codeOf(error));
    this.retried = true;
    // Later, when the replica that failed is known to have failed, and gets nothing more.
    void this.upstream(false)
      .lookAgain()
      .then(() => this.clientLeft || this.send(this.body));
  }

  /** A body that is still arriving is gone with the first attempt. */
  private mayRepeat(code: string): boolean {
    if (this.body instanceof Readable) return false;
    return NEVER_DONE.has(code) || (SAFE_METHODS.has(this.request.method!) && BROKEN_CONNECTION.has(code));
  }
}
