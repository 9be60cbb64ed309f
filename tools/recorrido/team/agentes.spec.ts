import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client,
  StreamableHTTPClientTransport,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthTokens,
} from '@modelcontextprotocol/client';
import { expect, test } from '../fixtures/test.ts';

/** Where the program waits for the browser to come back. */
async function waitForBrowser() {
  const server = createServer();
  const back = new Promise<URL>((come) => {
    server.on('request', (request, response) => {
      const url = new URL(request.url!, 'http://127.0.0.1');
      if (url.pathname === '/vuelta') come(url);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>Listo</title><h1>Ya puedes cerrar esta página</h1>');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { back, url: `http://127.0.0.1:${port}/vuelta`, close: () => server.close() };
}

/** What the official client asks of the program that uses it, in memory. */
class Memory implements OAuthClientProvider {
  asked: URL | undefined;
  kept: OAuthTokens | undefined;
  private known: OAuthClientInformationMixed | undefined;
  private verifier = '';
  readonly redirectUrl: string;

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl;
  }

  get clientMetadata() {
    return { client_name: 'Agente de prueba', redirect_uris: [this.redirectUrl] };
  }
  state = () => 'estado-del-programa';
  clientInformation = () => this.known;
  saveClientInformation(information: OAuthClientInformationMixed): void {
    this.known = information;
  }
  tokens = () => this.kept;
  saveTokens(tokens: OAuthTokens): void {
    this.kept = tokens;
  }
  redirectToAuthorization(url: URL): void {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }
  codeVerifier = () => this.verifier;
}

interface Listed {
  clave: string;
  tipo: string;
  titulo: string;
  version: number;
  bloqueadaPor?: number;
}
type Given = Record<string, unknown>;

/**
 * «Encuentra lo bloqueado del sprint, di por qué y propón mover una», step by step as a model does it: each step takes
 * what the one before has told.
 */
async function proposeMove(agent: Client) {
  let steps = 0;
  const step = async <T>(name: string, given: Given = {}): Promise<T> => {
    steps += 1;
    const { isError, structuredContent, content } = await agent.callTool({ name, arguments: given });
    expect(isError, JSON.stringify([name, given, content])).toBeFalsy();
    return structuredContent as T;
  };
  const found = async (q: string) =>
    (await step<{ elementos: Listed[] }>('buscar', { q: `proyecto:TIENDA ${q}` })).elementos;

  const { proyectos } = await step<{ proyectos: { _id: string; clave: string }[] }>('proyectos');
  const { historias } = await step<{ historias: Listed[] }>('sprint', { proyecto: 'TIENDA' });
  const blocked = await found('sprint:actual bloqueada');
  const stories = await found('sprint:actual bloqueada tipo:historia');
  expect(stories.length).toBeGreaterThan(0);
  expect(blocked.length).toBeGreaterThan(stories.length);
  await step('prevision', { proyecto: 'TIENDA' });
  await found('sprint:actual vencida');

  // Why: of each blocked one, what stands in its way, or which of its tasks is blocked.
  const reasons = new Map<string, string>();
  for (const { clave, tipo, titulo } of blocked) {
    const { enlaces = [], hijos = [] } = await step<{
      enlaces?: { como: string; clave: string }[];
      hijos?: { clave: string; estado: string }[];
    }>('leer', { clave });
    const before = enlaces.filter(({ como }) => como === 'bloqueada por').map((one) => one.clave);
    const beneath = hijos.filter(({ estado }) => estado === 'bloqueada').map((one) => one.clave);
    const why = [...before, ...beneath];
    if (tipo === 'historia') expect(why, titulo).not.toEqual([]);
    reasons.set(clave, why.join(', '));
  }
  for (const { clave } of historias) {
    await step('leer', { clave });
    await found(`historia:${clave} abierta`);
  }
  const [{ clave, version }] = stories as [Listed];
  const motivo = `Espera a ${reasons.get(clave)}`;
  expect(await step('comentar', { clave, texto: motivo, motivo })).toMatchObject({ propuesto: true });
  expect(await step('mover', { clave, version, sprint: '', motivo })).toMatchObject({ propuesto: true });
  const [same] = await found(`clave:${clave}`);
  expect(same).toMatchObject({ version, sprint: 'Pago en un paso' });
  expect(steps).toBeGreaterThanOrEqual(30);
  const proyecto = proyectos.find((one) => one.clave === 'TIENDA')!._id;
  return { proyecto, clave, motivo };
}

test('an agent is let in by the person, with the official client, and shown out again', async ({
  lucia: { page },
  product,
}) => {
  const browser = await waitForBrowser();
  const memory = new Memory(browser.url);
  const server = new URL(`${product.baseUrl}/api/mcp`);
  const open = () => new StreamableHTTPClientTransport(server, { authProvider: memory });
  const agent = new Client({ name: 'agente', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  try {
    const first = open();
    await expect(agent.connect(first)).rejects.toThrow();
    expect(memory.asked?.searchParams.get('seccion')).toBe('autorizar');

    await page.goto(memory.asked!.href);
    await page.getByRole('heading', { name: '«Agente de prueba» quiere entrar en tu nombre' }).waitFor();
    await expect(page.getByRole('radio', { name: 'Proponer' })).toBeChecked();
    await page.getByRole('button', { name: 'Permitir' }).click();
    const { searchParams } = await browser.back;
    // Until it is there, going anywhere else is interrupted by it.
    await page.getByRole('heading', { name: 'Ya puedes cerrar esta página' }).waitFor();
    expect(searchParams.get('state')).toBe('estado-del-programa');
    await first.finishAuth(searchParams);
    expect(memory.kept?.scope).toBe('leer proponer');

    await agent.connect(open());
    const proposed = await proposeMove(agent);
    await page.goto(`/proyecto/${proposed.proyecto}?ver=propuestas`);
    const change = page.getByRole('listitem').filter({ hasText: 'Planificar' });
    await expect(change).toContainText(proposed.clave);
    await expect(change).toContainText(proposed.motivo);
    await expect(change).toContainText('Pago en un paso');

    await page.goto('/configuracion?seccion=tokens');
    await page.getByText('Autorizada: 127.0.0.1').waitFor();
    await page.getByRole('button', { name: 'Revocar el token Agente de prueba' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
    await expect(page.getByText('Agente de prueba')).toHaveCount(0);
    await expect(async () => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
      const headers = {
        authorization: `Bearer ${memory.kept!.access_token}`,
        'content-type': 'application/json',
      };
      expect((await fetch(server, { method: 'POST', headers, body })).status).toBe(401);
    }).toPass({ timeout: 10_000 });
  } finally {
    await agent.close();
    browser.close();
  }
});
