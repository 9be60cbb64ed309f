import { HttpUser } from './http-user.ts';

const USERS = 32;
const PROJECTS = 21;
const CONTRASENA = 'Banco-2026';

export interface Workload {
  users: HttpUser[];
  correos: string[];
  proyecto: string;
  epica: string;
}

const hex = (n: number) => n.toString(16).padStart(24, '0');

async function untilAccepted(user: HttpUser, path: string, body: unknown): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { status } = await user.send('POST', path, body);
    if (status === 201 || status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`POST ${path} no se acepta`);
}

/** Fills an empty product: 32 people who all see the same 21 projects, one of them with an epic to fill. */
export async function seedWorkload(
  baseUrl: string,
  admin: { correo: string; contrasena: string },
): Promise<Workload> {
  const correos = Array.from({ length: USERS }, (_, n) => `persona${n}@banco.es`);
  const ids: string[] = [];
  const users: HttpUser[] = [];
  for (const correo of correos) {
    const user = new HttpUser(baseUrl);
    const reply = await user.expect(201, 'POST', '/api/usuarios/register', {
      nombre: `Persona ${correo}`,
      correo,
      contraseña: CONTRASENA,
    });
    const session = reply.json<{ token: string; usuario: { _id: string } }>();
    user.token = session.token;
    ids.push(session.usuario._id);
    users.push(user);
  }
  const root = new HttpUser(baseUrl);
  root.token = (
    await root.expect(200, 'POST', '/api/usuarios/login', {
      correo: admin.correo,
      contraseña: admin.contrasena,
    })
  ).json<{ token: string }>().token;
  const equipo = hex(1);
  await untilAccepted(root, '/api/equipos', { _id: equipo, nombre: 'Banco de pruebas', miembros: ids });
  const [first] = users;
  if (!first) throw new Error('sin personas');
  for (let n = 0; n < PROJECTS; n += 1) {
    const body = { _id: hex(100 + n), nombre: `Proyecto ${n + 1}`, clave: `P${n + 1}X`, equipo };
    await untilAccepted(first, '/api/proyectos', body);
  }
  const proyecto = hex(100);
  const epica = hex(900);
  await untilAccepted(first, '/api/epicas', { _id: epica, titulo: 'Épica del banco', proyecto });
  await root.close();
  return { users, correos, proyecto, epica };
}

export const operations = (load: Workload) => ({
  'entrar (argon2id)': (user: HttpUser, index: number) =>
    user.expect(200, 'POST', '/api/usuarios/login', {
      correo: load.correos[index % load.correos.length],
      contraseña: CONTRASENA,
    }),
  'lista de 21 proyectos': (user: HttpUser) => user.expect(200, 'GET', '/api/proyectos'),
  'crear una historia': (user: HttpUser, index: number) =>
    user.expect(201, 'POST', '/api/historias', {
      titulo: `Historia de prueba ${index}`,
      descripcion: 'Creada por la prueba de carga.',
      proyecto: load.proyecto,
      epicaId: load.epica,
    }),
});
