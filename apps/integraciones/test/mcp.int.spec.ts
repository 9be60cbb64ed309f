import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestPerson } from '@pmp/testing';
import { newId, World } from './world';
import { ProductoFalso } from './producto-falso';

let world: World;
let producto: ProductoFalso;
let client: Client;

/** The official client, which speaks to the service without a port between them. */
async function connect(person: TestPerson, era: 'auto' | 'legacy' = 'auto'): Promise<Client> {
  const send = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const reply = await world.service.app.inject({
      method: (init.method ?? 'GET') as 'POST',
      url: new URL(url).pathname,
      headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${person.token}` },
      ...(init.body ? { payload: String(init.body) } : {}),
    });
    const headers = Object.entries(reply.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    const hasBody = ![202, 204, 405].includes(reply.statusCode);
    return new Response(hasBody ? reply.rawPayload : null, { status: reply.statusCode, headers });
  };
  const made = new Client({ name: 'prueba', version: '1.0.0' }, { versionNegotiation: { mode: era } });
  await made.connect(new StreamableHTTPClientTransport(new URL('http://pmp.local/api/mcp'), { fetch: send }));
  return made;
}

const PROYECTO = { _id: newId(), clave: 'TIENDA', nombre: 'Tienda', estado: 'activo' };
const HISTORIA = {
  _id: newId(),
  clave: 'TIENDA-2',
  titulo: 'Pagar con tarjeta',
  descripcion: 'Sin salir de la página',
  estado: 'pendiente',
  prioridad: 'alta',
  puntos: 5,
  responsable: null,
  epicaId: { _id: newId(), titulo: 'Pagos' },
  sprintId: null,
  proyecto: PROYECTO._id,
  version: 3,
};
const RUTA = `/historias/${HISTORIA._id}`;

beforeAll(async () => {
  producto = await ProductoFalso.start();
  world = await World.start({ GATEWAY_URL: producto.url });
  producto.on('GET /proyectos', { success: true, proyectos: [PROYECTO] });
  producto.on('GET /claves/TIENDA-2', { ...HISTORIA, tipo: 'historia' });
  producto.on(`GET ${RUTA}`, { historia: HISTORIA });
  producto.on(`GET /epicas/${HISTORIA.epicaId._id}`, {
    epica: { clave: 'TIENDA-1', titulo: 'Pagos', estado: 'en progreso', version: 1 },
  });
  producto.on(`GET ${RUTA}/comentarios`, {
    comentarios: [{ texto: '¿Y Bizum?', autor: { nombre: 'Ana' }, createdAt: '2026-11-20T10:00:00.000Z' }],
  });
  producto.on(`GET /enlaces/elemento/${HISTORIA._id}`, {
    enlaces: [
      {
        tipo: 'bloquea',
        origen: { tipo: 'tarea', oculto: true, completado: false },
        destino: { _id: HISTORIA._id, clave: 'TIENDA-2', titulo: HISTORIA.titulo },
      },
    ],
  });
  producto.on('GET /elementos', { elementos: [{ ...HISTORIA, entidad: 'historia' }], total: 1 });
  client = await connect(world.member);
});
afterAll(async () => {
  await client.close();
  await world.close();
  await producto.close();
});

const call = async (name: string, args: Record<string, unknown> = {}, with_ = client) => {
  const { content, isError } = await with_.callTool({ name, arguments: args });
  return { text: (content as { text: string }[])[0]!.text, isError: isError ?? false };
};
const read = async (name: string, args: Record<string, unknown> = {}) => {
  const { text, isError } = await call(name, args);
  expect({ text, isError }).toMatchObject({ isError: false });
  return JSON.parse(text);
};
/** The tokens of a text are fewer than a third of its characters, in every tokenizer that models use for such text. */
const tokensOf = (value: unknown) => Math.ceil(JSON.stringify(value).length / 3);

describe('the MCP server', () => {
  it('speaks the current revision and the ones with a handshake', async () => {
    expect(client.getDiscoverResult()).toBeDefined();
    const old = await connect(world.member, 'legacy');
    expect(old.getDiscoverResult()).toBeUndefined();
    expect((await old.listTools()).tools.length).toBe((await client.listTools()).tools.length);
    await old.close();
  });

  it('offers few tools, whose whole list costs a model less than 3,000 tokens', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'buscar',
      'cambiar',
      'comentar',
      'crear',
      'leer',
      'mover',
      'prevision',
      'proyectos',
      'sprint',
    ]);
    expect(tokensOf(tools)).toBeLessThan(3_000);
  });

  it('calls the product as whoever calls', async () => {
    expect(await read('proyectos')).toEqual({
      proyectos: [{ _id: PROYECTO._id, clave: 'TIENDA', nombre: 'Tienda', estado: 'activo' }],
    });
    expect(producto.heard.at(-1)?.authorization).toBe(`Bearer ${world.member.token}`);
  });

  it('searches with the language of queries, and says why one says nothing', async () => {
    const found = await read('buscar', { q: 'asignado:yo -estado:completada', limite: 5 });
    expect(found).toMatchObject({
      total: 1,
      elementos: [{ clave: 'TIENDA-2', tipo: 'historia', version: 3 }],
    });
    expect(producto.heard.at(-1)?.path).toContain('q=asignado:yo+-estado:completada&limite=5');
    producto.on('GET /elementos', ({ path }) =>
      path.includes('hecha')
        ? [400, { message: 'No vale', errores: [{ campo: 'q', message: '«hecha» no vale para estado' }] }]
        : [200, { elementos: [{ ...HISTORIA, entidad: 'historia' }], total: 1 }],
    );
    const refused = await call('buscar', { q: 'estado:hecha' });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('«hecha» no vale para estado');
  });

  it('reads an item with what is around it', async () => {
    expect(await read('leer', { clave: 'TIENDA-2' })).toMatchObject({
      clave: 'TIENDA-2',
      descripcion: 'Sin salir de la página',
      padre: { clave: 'TIENDA-1', tipo: 'epica' },
      enlaces: [{ como: 'bloqueada por', oculto: true }],
      comentarios: [{ autor: 'Ana', texto: '¿Y Bizum?' }],
      hijos: [{ clave: 'TIENDA-2' }],
      version: 3,
    });
  });

  it('cannot tell what may not be seen from what is not there', async () => {
    // The product answers both with 404; here they are the same words.
    producto.on('GET /claves/OTRO-1', { success: false, message: 'El elemento es de otro equipo' }, 404);
    const [hidden, missing] = [
      await call('leer', { clave: 'OTRO-1' }),
      await call('leer', { clave: 'NADA-1' }),
    ];
    expect(hidden.text.replace('OTRO', 'NADA')).toBe(missing.text);
    const other = await call('sprint', { proyecto: 'Secreto' });
    expect(other).toEqual({ text: 'No hay ningún proyecto «Secreto» que puedas ver', isError: true });
  });

  it('creates with the fields of the product', async () => {
    producto.on('POST /historias', ({ body }) => [201, { historia: { ...HISTORIA, ...(body as object) } }]);
    producto.on('GET /claves/TIENDA-1', {
      tipo: 'epica',
      _id: HISTORIA.epicaId._id,
      proyecto: PROYECTO._id,
    });
    await read('crear', {
      tipo: 'historia',
      proyecto: 'tienda',
      padre: 'TIENDA-1',
      titulo: 'Devolver',
      asignado: 'yo',
      puntos: 3,
      para: 'no llamar',
      criterios: ['Llega un correo'],
    });
    expect(producto.heard.at(-1)).toMatchObject({
      method: 'POST',
      body: {
        titulo: 'Devolver',
        puntos: 3,
        para: 'no llamar',
        criterios: [{ texto: 'Llega un correo' }],
        proyecto: PROYECTO._id,
        epicaId: HISTORIA.epicaId._id,
        responsable: world.member._id,
      },
    });
    const wrong = await call('crear', {
      tipo: 'tarea',
      proyecto: 'TIENDA',
      padre: 'TIENDA-1',
      titulo: 'X',
    });
    expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining('no puede contener') });
  });

  it('refuses an edit of what somebody else has changed, and says how it is now', async () => {
    producto.on(`PUT ${RUTA}`, ({ body }) =>
      (body as { version: number }).version === 3
        ? [200, { historia: { ...HISTORIA, ...(body as object), version: 4 } }]
        : [409, { message: 'Otra persona se ha adelantado', motivo: 'comun.versionObsoleta' }],
    );
    const saved = await read('cambiar', { clave: 'TIENDA-2', version: 3, estado: 'en progreso' });
    expect(saved).toMatchObject({ estado: 'en progreso', version: 4 });
    producto.on(`POST ${RUTA}/criterios`, ({ body }) => [
      201,
      { historia: { ...HISTORIA, criterios: (body as { criterios: object[] }).criterios, version: 5 } },
    ]);
    expect(
      await read('cambiar', { clave: 'TIENDA-2', version: 3, criterios: ['Se ve en el móvil'] }),
    ).toMatchObject({ criterios: [{ texto: 'Se ve en el móvil' }], version: 5 });
    const LATE = { cambiar: { titulo: 'Tarde' }, mover: { detras: '' } };
    for (const [tool, args] of Object.entries(LATE)) {
      const late = await call(tool, { clave: 'TIENDA-2', version: 2, ...args });
      expect(late.isError).toBe(true);
      expect(late.text).toContain('versión 3');
      expect(late.text).toContain('"titulo":"Pagar con tarjeta"');
    }
  });

  it('names a field that is refused as the tool does', async () => {
    const errores = [{ campo: 'responsable', message: 'La persona no es del equipo' }];
    producto.on(`PUT ${RUTA}`, () => [400, { message: 'La persona no es del equipo', errores }]);
    const refused = await call('cambiar', { clave: 'TIENDA-2', version: 3, asignado: 'yo' });
    expect(refused).toMatchObject({
      isError: true,
      text: expect.stringContaining('asignado: La persona no es del equipo'),
    });
    expect(refused.text).not.toContain('responsable');
  });

  it('moves a story into the sprint that is under way as a change of its scope', async () => {
    const sprint = { _id: newId(), nombre: 'Sprint 4', numero: 4, estado: 'en progreso' };
    producto.on(`GET /sprints/proyecto/${PROYECTO._id}`, { sprints: [sprint] });
    producto.on(`POST /sprints/${sprint._id}/alcance`, { sprint });
    // The story's owner still says what it was.
    expect(await read('mover', { clave: 'TIENDA-2', version: 3, sprint: 'Sprint 4' })).toMatchObject({
      sprint: 'Sprint 4',
    });
    const sent = producto.heard.filter(({ path }) => path.endsWith('/alcance'));
    expect(sent.map(({ body }) => body)).toEqual([{ anadir: [HISTORIA._id] }]);
  });

  it('takes a story out of its sprint, and says that it is in none', async () => {
    const sprint = { _id: newId(), nombre: 'Sprint 4', numero: 4, estado: 'pendiente' };
    producto.on(`GET ${RUTA}`, { historia: { ...HISTORIA, sprintId: sprint } });
    producto.on(`GET /sprints/${sprint._id}`, { sprint });
    producto.on(`PUT /sprints/${sprint._id}/historias`, { sprint });
    expect(await read('mover', { clave: 'TIENDA-2', version: 3, sprint: '' })).not.toHaveProperty('sprint');
    expect(producto.heard.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      quitar: [HISTORIA._id],
    });
    producto.on(`GET ${RUTA}`, { historia: HISTORIA });
  });

  it('refuses by their names fields that the kind of item does not have, and parameters that do not exist', async () => {
    const before = producto.heard.filter(({ method }) => method !== 'GET').length;
    const foreign = await call('cambiar', { clave: 'TIENDA-2', version: 3, horas: 3, vence: '2026-12-01' });
    expect(foreign.isError).toBe(true);
    expect(foreign.text).toContain('horas: no existe en un elemento de tipo historia');
    expect(foreign.text).toContain('vence: no existe en un elemento de tipo historia');
    const unknown = await call('buscar', { q: '', limit: 5 });
    expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('limit')]);
    expect(producto.heard.filter(({ method }) => method !== 'GET')).toHaveLength(before);
  });

  it('finds people by their names, and guesses nobody', async () => {
    const [ana, luis] = [
      { _id: newId(), nombre: 'Ana Peña' },
      { _id: newId(), nombre: 'Ana Peñalver' },
    ];
    producto.on('GET /usuarios', ({ path }) => [
      200,
      { usuarios: path.includes('q=Nadie') ? [] : [ana, luis] },
    ]);
    producto.on(`PUT ${RUTA}`, ({ body }) => [200, { historia: { ...HISTORIA, ...(body as object) } }]);
    await read('cambiar', { clave: 'TIENDA-2', version: 3, asignado: 'ana pena' });
    expect(producto.heard.at(-1)?.body).toEqual({ responsable: ana._id, version: 3 });
    const several = await call('cambiar', { clave: 'TIENDA-2', version: 3, asignado: 'Ana' });
    expect([several.isError, several.text]).toEqual([true, expect.stringContaining(luis._id)]);
    const nobody = await call('cambiar', { clave: 'TIENDA-2', version: 3, asignado: 'Nadie' });
    expect(nobody.text).toBe('No hay ninguna persona «Nadie» que puedas ver');
  });

  it('gives programs what it says as it is', async () => {
    const { structuredContent, content } = await client.callTool({
      name: 'leer',
      arguments: { clave: 'TIENDA-2' },
    });
    expect(structuredContent).toEqual(JSON.parse((content as { text: string }[])[0]!.text));
  });

  it('comments, says how a sprint goes, and forecasts from the sprints that have been', async () => {
    producto.on(`POST ${RUTA}/comentarios`, { comentario: { _id: newId() } }, 201);
    await read('comentar', { clave: 'TIENDA-2', texto: 'Hecho' });
    expect(producto.heard.at(-1)?.body).toEqual({ texto: 'Hecho' });

    const { sprints } = (await (
      await fetch(`${producto.url}/api/sprints/proyecto/${PROYECTO._id}`)
    ).json()) as {
      sprints: { _id: string }[];
    };
    const id = sprints[0]!._id;
    producto.on(`GET /sprints/${id}`, {
      sprint: { _id: id, nombre: 'Sprint 4', estado: 'en progreso', historias: [HISTORIA], version: 2 },
    });
    producto.on(`GET /sprints/${id}/informe`, {
      alcance: { comprometidos: 8, actual: 13, completados: 5, cambios: [{}] },
      velocidad: {
        media: 4,
        sprints: [
          { nombre: 'Sprint 2', completados: 2 },
          { nombre: 'Sprint 3', completados: 6 },
        ],
      },
    });
    expect(await read('sprint', { proyecto: 'TIENDA' })).toMatchObject({
      nombre: 'Sprint 4',
      puntos: { comprometidos: 8, actual: 13, completados: 5 },
      cambiosDeAlcance: 1,
      porEstado: { pendiente: 1 },
    });
    expect(await read('prevision', { proyecto: 'TIENDA' })).toMatchObject({
      puntos: 5,
      velocidad: { minima: 2, media: 4, maxima: 6 },
      sprintsQueFaltan: { pesimista: 3, probable: 2, optimista: 1 },
    });
  });

  it('has projects, sprints and items as resources, and prompts in Spanish', async () => {
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ uri: 'pmp://proyectos/TIENDA', name: 'Tienda' }]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'pmp://proyectos/{clave}',
      'pmp://sprints/{id}',
      'pmp://elementos/{clave}',
    ]);
    const { contents } = await client.readResource({ uri: 'pmp://elementos/TIENDA-2' });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ titulo: 'Pagar con tarjeta' });
    for (const clave of ['NADA-1', '%E0%A4%A'])
      await expect(client.readResource({ uri: `pmp://elementos/${clave}` })).rejects.toThrow(
        'que puedas ver',
      );
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['refinar', 'planificar', 'revisar']);
    const { messages } = await client.getPrompt({ name: 'refinar', arguments: { clave: 'TIENDA-2' } });
    expect(JSON.stringify(messages)).toContain('TIENDA-2');
  });

  it('keeps no stream open, and takes only messages of the protocol', async () => {
    const authorization = `Bearer ${world.member.token}`;
    const stream = await world.service.app.inject({ url: '/api/mcp', headers: { authorization } });
    expect([stream.statusCode, stream.headers['allow']]).toEqual([405, 'POST']);
    const send = world.as(world.member);
    expect((await send('POST', '/mcp', { id: 1, method: 'ping' })).status).toBe(400);
  });

  it('tells who may only propose that nothing has been done', async () => {
    const propuesta = { success: true, message: 'Propuesto', propuesta: newId(), elemento: newId() };
    producto.on(`PUT ${RUTA}`, propuesta, 202);
    const told = await read('cambiar', { clave: 'TIENDA-2', version: 3, titulo: 'Otro' });
    expect(told).toMatchObject({ propuesto: true, nota: 'Propuesto', propuesta: propuesta.propuesta });
  });

  it('says so when the product does not answer', async () => {
    producto.on('GET /proyectos', () => [503, { message: 'Esta parte no responde ahora' }]);
    expect(await call('proyectos')).toEqual({ text: 'Esta parte no responde ahora', isError: true });
  });
});
