import type { Place } from './calls.ts';

const PROJECT_KEY = 'TIENDA';

export interface Session {
  baseUrl: string;
  token: string;
}

export interface Reply {
  status: number;
  retryAfter: string | null;
  body: { message?: string; codigo?: string } & Record<string, unknown>;
}

export async function call(
  { baseUrl, token }: Session,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const reply = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    body: (await reply.json()) as Reply['body'],
  };
}

export async function signIn(baseUrl: string, correo: string, contrasena: string): Promise<Session> {
  const { status, body } = await call({ baseUrl, token: '' }, 'POST', '/usuarios/login', {
    correo,
    contraseña: contrasena,
  });
  if (status !== 200) throw new Error(`${correo} no puede entrar: ${status} ${body.message}`);
  return { baseUrl, token: String(body['token']) };
}

/** Finds the demo project with a sprint in progress. */
export async function findPlace(session: Session): Promise<Place> {
  const read = async <T>(path: string) => (await call(session, 'GET', path)).body as T;
  const { proyectos } = await read<{ proyectos: { _id: string; clave: string; equipo: { _id: string } }[] }>(
    '/proyectos',
  );
  const proyecto = proyectos.find(({ clave }) => clave === PROJECT_KEY);
  if (!proyecto) throw new Error(`El espacio de demostración no tiene el proyecto ${PROJECT_KEY}.`);
  const { epicas } = await read<{ epicas: { _id: string }[] }>(`/epicas/proyecto/${proyecto._id}`);
  const made = await call(session, 'POST', '/tableros', {
    nombre: 'Tablero Principal',
    proyecto: proyecto._id,
  });
  const { _id: tablero } = made.body['tablero'] as { _id: string };
  const { columnas, sprint } = await read<{
    columnas: { _id: string; historias: { _id: string }[] }[];
    sprint: { _id: string };
  }>(`/tableros/${tablero}`);
  return {
    proyecto: proyecto._id,
    equipo: proyecto.equipo._id,
    epica: epicas[0]!._id,
    tablero,
    sprint: sprint._id,
    historia: columnas.flatMap(({ historias }) => historias)[0]!._id,
    columnas: columnas.map(({ _id }) => _id),
  };
}
