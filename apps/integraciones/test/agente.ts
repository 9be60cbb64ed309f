import { expect } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestPerson } from '@pmp/testing';
import { ProductoFalso } from './producto-falso';
import { newId, World } from './world';

/** The official client, which speaks to the service without a port between them. */
async function connect(world: World, person: TestPerson, era: 'auto' | 'legacy' = 'auto'): Promise<Client> {
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

export const PROYECTO = { _id: newId(), clave: 'TIENDA', nombre: 'Tienda', estado: 'activo' };
export const HISTORIA = {
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
export const RUTA = `/historias/${HISTORIA._id}`;

/** An agent of a member, and the product as it is told to be: one story of one project. */
export async function startAgente() {
  const producto = await ProductoFalso.start();
  const world = await World.start({ GATEWAY_URL: producto.url });
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
  const client = await connect(world, world.member);

  const call = async (name: string, args: Record<string, unknown> = {}, with_ = client) => {
    const { content, isError } = await with_.callTool({ name, arguments: args });
    return { text: (content as { text: string }[])[0]!.text, isError: isError ?? false };
  };
  const read = async (name: string, args: Record<string, unknown> = {}) => {
    const { text, isError } = await call(name, args);
    expect({ text, isError }).toMatchObject({ isError: false });
    return JSON.parse(text);
  };

  return {
    world,
    producto,
    client,
    call,
    read,
    connect: (person: TestPerson, era?: 'auto' | 'legacy') => connect(world, person, era),
    close: async () => {
      await client.close();
      await world.close();
      await producto.close();
    },
  };
}
