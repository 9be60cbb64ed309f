import assert from 'node:assert/strict';

export interface Persona {
  correo: string;
  contrasena: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- single fields of replies are read
type Reply = any;

/** The product's API as one person uses it. */
export class Api {
  readonly baseUrl: string;
  private token = '';

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  async signIn({ correo, contrasena }: Persona): Promise<void> {
    this.token = (await this.call('POST', '/api/usuarios/login', { correo, contraseña: contrasena })).token;
  }

  async call(method: string, path: string, body?: object, correlacion = 'rastro-sin-nombre'): Promise<Reply> {
    const reply = await fetch(this.baseUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-correlation-id': correlacion,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: body && JSON.stringify(body),
    });
    const answer = (await reply.json()) as Reply;
    assert.ok(reply.ok, `${method} ${path}: ${reply.status} ${answer.message}`);
    return answer;
  }
}
