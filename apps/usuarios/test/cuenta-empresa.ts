import { expect } from '@jest/globals';
import { TestIssuer } from './issuer';
import { CONTRASENA, startWorld, type World } from './world';

const WEB = 'https://pmp.ejemplo.es';

/** The errors for an attempt that has expired, belongs to another browser or does not match its request. */
export const CADUCADO = 'Este intento de entrar ha caducado o ya se ha usado. Empieza de nuevo.';
export const DE_OTRA_PERSONA = 'La cuenta que tiene este correo es de otra persona de la empresa';
export const SIN_VERIFICAR = 'La cuenta de la empresa no confirma que este correo sea tuyo';

type Reply = Awaited<ReturnType<World['http']>>;

/** The service with its own issuer, and a browser that signs in there. */
export class CuentaEmpresa {
  private people = 0;

  private constructor(
    readonly issuer: TestIssuer,
    readonly world: World,
  ) {}

  static async start(env: Record<string, string>): Promise<CuentaEmpresa> {
    const issuer = await TestIssuer.start(`${WEB}/login/empresa`);
    return new CuentaEmpresa(issuer, await startWorld({ ...issuer.env, WEB_URL: WEB, ...env }));
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.issuer.close();
  }

  /** Makes the next sign-in that of a new person. */
  meetSomebodyNew(): void {
    this.people += 1;
    const sub = `u-${this.people}`;
    this.issuer.who = { sub, email: `p${this.people}@ejemplo.es`, email_verified: true, name: 'Ana Ruiz' };
  }

  /** The address that the issuer gives for whoever signs in next. */
  get correo(): string {
    return this.issuer.who['email'] as string;
  }

  post(path: string, body: unknown): Promise<Reply> {
    const headers = { 'user-agent': 'curl/8' };
    return this.world.http('POST', `/api/usuarios/empresa/${path}`, { body, headers });
  }

  async begin(pedido: object = {}): Promise<{ url: string; clave: string }> {
    return (await this.post('inicio', pedido)).body as { url: string; clave: string };
  }

  async enter(pedido: object = {}): Promise<Reply> {
    const { url, clave } = await this.begin(pedido);
    return this.post('sesion', { respuesta: await this.issuer.walk(url), clave });
  }

  login(correo: string): Promise<Reply> {
    return this.world.http('POST', '/api/usuarios/login', { body: { correo, contraseña: CONTRASENA } });
  }

  perfilOf(token: string): Promise<Reply> {
    return this.world.http('GET', '/api/usuarios/perfil', { token });
  }

  async expectNothingMade(): Promise<void> {
    const usuarios = this.world.connection.collection('usuarios');
    expect(await usuarios.countDocuments({ correo: this.correo })).toBe(0);
  }
}

export const expectRefused = (reply: Reply, status: number, message: string): void =>
  expect(reply).toMatchObject({ status, body: { success: false, message } });
