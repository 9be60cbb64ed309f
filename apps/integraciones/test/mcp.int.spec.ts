import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HISTORIA, PROYECTO, RUTA, startAgente } from './agente';
import { newId } from './world';

let agente: Awaited<ReturnType<typeof startAgente>>;
beforeAll(async () => {
  agente = await startAgente();
});
afterAll(() => agente.close());

/** The tokens of a text are fewer than a third of its characters, in every tokenizer that models use for such text. */
const tokensOf = (value: unknown) => Math.ceil(JSON.stringify(value).length / 3);

describe('the MCP server', () => {
  it('speaks the current revision and the ones with a handshake', async () => {
    expect(agente.client.getDiscoverResult()).toBeDefined();
    const old = await agente.connect(agente.world.member, 'legacy');
    expect(old.getDiscoverResult()).toBeUndefined();
    expect((await old.listTools()).tools.length).toBe((await agente.client.listTools()).tools.length);
    await old.close();
  });

  it('offers few tools, whose whole list costs a model less than 3,000 tokens', async () => {
    const { tools } = await agente.client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'buscar',
      'cambiar',
      'comentar',
      'crear',
      'decisiones',
      'eliminar',
      'enlazar',
      'leer',
      'mover',
      'prevision',
      'proyectos',
      'sprint',
    ]);
    expect(tokensOf(tools)).toBeLessThan(3_000);
  });

  it('calls the product as whoever calls', async () => {
    expect(await agente.read('proyectos')).toEqual({
      proyectos: [{ _id: PROYECTO._id, clave: 'TIENDA', nombre: 'Tienda', estado: 'activo' }],
    });
    expect(agente.producto.heard.at(-1)?.authorization).toBe(`Bearer ${agente.world.member.token}`);
  });

  it('searches with the language of queries, and says why one says nothing', async () => {
    const found = await agente.read('buscar', { q: 'asignado:yo -estado:completada', limite: 5 });
    expect(found).toMatchObject({
      total: 1,
      elementos: [{ clave: 'TIENDA-2', tipo: 'historia', version: 3 }],
    });
    expect(agente.producto.heard.at(-1)?.path).toContain('q=asignado:yo+-estado:completada&limite=5');
    agente.producto.on('GET /elementos', ({ path }) =>
      path.includes('hecha')
        ? [400, { message: 'No vale', errores: [{ campo: 'q', message: '«hecha» no vale para estado' }] }]
        : [200, { elementos: [{ ...HISTORIA, entidad: 'historia' }], total: 1 }],
    );
    const refused = await agente.call('buscar', { q: 'estado:hecha' });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('«hecha» no vale para estado');
  });

  it('reads an item with what is around it', async () => {
    expect(await agente.read('leer', { clave: 'TIENDA-2' })).toMatchObject({
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
    agente.producto.on(
      'GET /claves/OTRO-1',
      { success: false, message: 'El elemento es de otro equipo' },
      404,
    );
    const [hidden, missing] = [
      await agente.call('leer', { clave: 'OTRO-1' }),
      await agente.call('leer', { clave: 'NADA-1' }),
    ];
    expect(hidden.text.replace('OTRO', 'NADA')).toBe(missing.text);
    const other = await agente.call('sprint', { proyecto: 'Secreto' });
    expect(other).toEqual({ text: 'No hay ningún proyecto «Secreto» que puedas ver', isError: true });
  });

  it('gives programs what it says as it is', async () => {
    const { structuredContent, content } = await agente.client.callTool({
      name: 'leer',
      arguments: { clave: 'TIENDA-2' },
    });
    expect(structuredContent).toEqual(JSON.parse((content as { text: string }[])[0]!.text));
  });

  it('comments, says how a sprint goes, and forecasts from the sprints that have been', async () => {
    agente.producto.on(`POST ${RUTA}/comentarios`, { comentario: { _id: newId() } }, 201);
    await agente.read('comentar', { clave: 'TIENDA-2', texto: 'Hecho' });
    expect(agente.producto.heard.at(-1)?.body).toEqual({ texto: 'Hecho' });

    const id = newId();
    const going = { _id: id, nombre: 'Sprint 4', numero: 4, estado: 'en progreso' };
    agente.producto.on(`GET /sprints/proyecto/${PROYECTO._id}`, { sprints: [going] });
    agente.producto.on(`GET /sprints/${id}`, {
      sprint: { _id: id, nombre: 'Sprint 4', estado: 'en progreso', historias: [HISTORIA], version: 2 },
    });
    agente.producto.on(`GET /sprints/${id}/informe`, {
      alcance: { comprometidos: 8, actual: 13, completados: 5, cambios: [{}] },
      velocidad: {
        media: 4,
        sprints: [
          { nombre: 'Sprint 2', completados: 2 },
          { nombre: 'Sprint 3', completados: 6 },
        ],
      },
    });
    expect(await agente.read('sprint', { proyecto: 'TIENDA' })).toMatchObject({
      nombre: 'Sprint 4',
      puntos: { comprometidos: 8, actual: 13, completados: 5 },
      cambiosDeAlcance: 1,
      porEstado: { pendiente: 1 },
    });
    expect(await agente.read('prevision', { proyecto: 'TIENDA' })).toMatchObject({
      puntos: 5,
      velocidad: { minima: 2, media: 4, maxima: 6 },
      sprintsQueFaltan: { pesimista: 3, probable: 2, optimista: 1 },
    });
  });

  it('lists what has been decided, in comments and in the chat, the last first', async () => {
    const decided = (texto: string, fecha: string, titulo: string | null) => ({
      decisiones: [{ texto, titulo, autor: null, decision: { fecha, por: { nombre: 'Ana' } }, enlace: '/x' }],
      hayMas: false,
    });
    agente.producto.on(`GET /proyectos/${PROYECTO._id}/decisiones`, decided('Uno', '2026-11-20', 'Pagar'));
    agente.producto.on(
      `GET /mensajes/${PROYECTO._id}/proyecto/decisiones`,
      decided('Dos', '2026-11-21', null),
    );
    const asked = { proyecto: 'TIENDA', q: 'bizum', desde: '2026-11-01' };
    expect(await agente.read('decisiones', asked)).toEqual({
      decisiones: [
        { texto: 'Dos', decidida: '2026-11-21', por: 'Ana', enlace: '/x' },
        { texto: 'Uno', sobre: 'Pagar', decidida: '2026-11-20', por: 'Ana', enlace: '/x' },
      ],
    });
    expect(agente.producto.heard.at(-1)?.path).toMatch(/\?q=bizum&desde=2026-11-01T00:00:00Z$/);
  });

  it('has projects, sprints and items as resources, and prompts in Spanish', async () => {
    const { resources } = await agente.client.listResources();
    expect(resources).toMatchObject([{ uri: 'pmp://proyectos/TIENDA', name: 'Tienda' }]);
    const { resourceTemplates } = await agente.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'pmp://proyectos/{clave}',
      'pmp://sprints/{id}',
      'pmp://elementos/{clave}',
    ]);
    const { contents } = await agente.client.readResource({ uri: 'pmp://elementos/TIENDA-2' });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ titulo: 'Pagar con tarjeta' });
    for (const clave of ['NADA-1', '%E0%A4%A'])
      await expect(agente.client.readResource({ uri: `pmp://elementos/${clave}` })).rejects.toThrow(
        'que puedas ver',
      );
    const { prompts } = await agente.client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['refinar', 'planificar', 'revisar']);
    const { messages } = await agente.client.getPrompt({ name: 'refinar', arguments: { clave: 'TIENDA-2' } });
    expect(JSON.stringify(messages)).toContain('TIENDA-2');
  });

  it('keeps no stream open, and takes only messages of the protocol', async () => {
    const authorization = `Bearer ${agente.world.member.token}`;
    const stream = await agente.world.service.app.inject({ url: '/api/mcp', headers: { authorization } });
    expect([stream.statusCode, stream.headers['allow']]).toEqual([405, 'POST']);
    const send = agente.world.as(agente.world.member);
    expect((await send('POST', '/mcp', { id: 1, method: 'ping' })).status).toBe(400);
  });

  it('says so when the product does not answer', async () => {
    agente.producto.on('GET /proyectos', () => [503, { message: 'Esta parte no responde ahora' }]);
    expect(await agente.call('proyectos')).toEqual({ text: 'Esta parte no responde ahora', isError: true });
  });
});
