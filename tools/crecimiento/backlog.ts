import { HttpUser } from '../callers/http-user.ts';
import { ADMIN, signIn } from './cell.ts';
import { inTurns } from './in-turns.ts';

/**
 * A project that grows by itself: five stories for each cell. Its ids are none that `idOf` makes and its person is not
 * of the cell, so the copies of the cell leave it out.
 */
const HISTORIAS_PER_CELL = 5;
const EPICAS = 20;
const id = (kind: string, n: number) => `${kind}${(0xf00000000 + n).toString(16).padStart(22, '0')}`;

export const BACKLOG = { proyecto: id('ab', 1), equipo: id('ac', 1) };
const OWNER = { nombre: 'Grande', correo: 'grande@crecimiento.es', contrasena: 'Crecimiento-2026' };

export const ownerOfBacklog = (baseUrl: string): Promise<HttpUser> => HttpUser.signIn(baseUrl, OWNER);

export async function seedBacklog(baseUrl: string): Promise<void> {
  const owner = await HttpUser.register(baseUrl, OWNER);
  const root = await signIn(baseUrl, ADMIN.correo, ADMIN.contrasena);
  await root.insist('POST', '/api/equipos', {
    _id: BACKLOG.equipo,
    nombre: 'Grande',
    miembros: [owner._id, root._id],
  });
  await owner.insist('POST', '/api/proyectos', {
    _id: BACKLOG.proyecto,
    nombre: 'Grande',
    clave: 'GRANDE',
    equipo: BACKLOG.equipo,
  });
  await inTurns(EPICAS, (n) =>
    owner.insist('POST', '/api/epicas', {
      _id: id('ad', n),
      titulo: `Épica ${n}`,
      proyecto: BACKLOG.proyecto,
    }),
  );
  await Promise.all([owner.close(), root.close()]);
}

export async function fillBacklog(baseUrl: string, cells: number): Promise<void> {
  const owner = await ownerOfBacklog(baseUrl);
  await inTurns(cells * HISTORIAS_PER_CELL, (n) =>
    owner.insist('POST', '/api/historias', {
      _id: id('ae', n),
      proyecto: BACKLOG.proyecto,
      epicaId: id('ad', n % EPICAS),
      titulo: `Historia ${n} de un backlog largo`,
      descripcion: 'Lo que hace falta, con un texto de largo corriente.',
      puntos: 1 + (n % 8),
    }),
  );
  await owner.close();
}
