import { insist } from './insist.ts';

const MAY_PASS = [400, 403, 404, 429, 503];

export class ApiError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Makes one person's calls to the product's API, as a browser would. */
export class Client {
  private readonly baseUrl: string;
  private readonly token: string | null;

  constructor(baseUrl: string, token: string | null = null) {
    this.baseUrl = baseUrl;
    this.token = token;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await fetch(`${this.baseUrl}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const payload = (await reply.json()) as { message?: string };
    if (!reply.ok) throw new ApiError(reply.status, payload.message ?? `${method} ${path}: ${reply.status}`);
    return payload as T;
  }

  /**
   * Repeats a creation until the copies in other services have caught up (a person or team created a moment ago is not
   * known everywhere yet). The id is chosen here, so a repetition creates nothing twice.
   */
  async create(path: string, body: { _id: string } & Record<string, unknown>): Promise<void> {
    await insist(
      () => this.call('POST', path, body),
      (error) => error instanceof ApiError && MAY_PASS.includes(error.status),
    );
  }
}
