import { idOf } from '../bench/seed/ids.ts';
import type { HttpUser } from '../callers/http-user.ts';
import { BACKLOG, ownerOfBacklog } from './backlog.ts';
import { ADMIN, BOARD, correoOf, proyectoOf, signIn, VIAJERA } from './cell.ts';

/** Somebody doing one thing again and again; `index` grows with each call. */
export type Step = (index: number) => Promise<unknown>;

/** What is measured, on one installation. */
export async function stepsOn(baseUrl: string): Promise<Map<string, Step>> {
  const una = await signIn(baseUrl, correoOf(0));
  const viajera = await signIn(baseUrl, VIAJERA);
  const admin = await signIn(baseUrl, ADMIN.correo, ADMIN.contrasena);
  const grande = await ownerOfBacklog(baseUrl);
  const proyecto = proyectoOf(0);
  const get = (user: HttpUser, path: string) => () => user.expect(200, 'GET', path);
  const columnas = (await una.expect(200, 'GET', `/api/tableros/${BOARD.tablero}`))
    .json<{ columnas: { _id: string }[] }>()
    .columnas.map(({ _id }) => _id);
  return new Map<string, Step>([
    ['entrar', () => signIn(baseUrl, correoOf(1)).then((user) => user.close())],
    ['proyectos, de un equipo', get(una, '/api/proyectos')],
    ['proyectos, de todos los equipos de la viajera', get(viajera, '/api/proyectos')],
    ['proyectos, de todos los equipos de la viajera, una página', get(viajera, '/api/proyectos?limite=50')],
    ['proyectos, administradora, una página', get(admin, '/api/proyectos?limite=50')],
    ['personas, una página', get(una, '/api/usuarios?limite=50')],
    ['personas, todas', get(una, '/api/usuarios')],
    ['tablero', get(una, `/api/tableros/${BOARD.tablero}`)],
    ['historias del proyecto, una página', get(una, `/api/historias/proyecto/${proyecto}?limite=50`)],
    ['tareas del proyecto, una página', get(una, `/api/tareas/proyecto/${proyecto}?limite=50`)],
    ['panel general, de un equipo', get(una, '/api/proyectos/resumen')],
    ['panel general, de la viajera', get(viajera, '/api/proyectos/resumen')],
    ['buscar, de un equipo', get(una, '/api/proyectos/buscar?q=pantalla')],
    ['buscar, de la viajera', get(viajera, '/api/proyectos/buscar?q=pantalla')],
    ['buscar, administradora', get(admin, '/api/proyectos/buscar?q=pantalla')],
    ['notificaciones', get(una, '/api/notificaciones')],
    ['chat', get(una, `/api/mensajes/${proyecto}/proyecto`)],
    ['backlog: una página', get(grande, `/api/historias/proyecto/${BACKLOG.proyecto}?limite=50`)],
    ['backlog: cuentas por épica', get(grande, `/api/epicas/proyecto/${BACKLOG.proyecto}/cuentas`)],
    ['panel del proyecto del backlog', get(grande, `/api/proyectos/${BACKLOG.proyecto}/panel`)],
    [
      'mover',
      (index) =>
        una.expect(200, 'PUT', `/api/tableros/mover-historia/${idOf('historia', index % BOARD.historias)}`, {
          columnaDestinoId: columnas[Math.floor(index / BOARD.historias) % columnas.length === 0 ? 1 : 0],
        }),
    ],
    [
      'crear una historia',
      (index) =>
        una.expect(201, 'POST', '/api/historias', {
          titulo: `Historia nueva ${index}`,
          descripcion: '',
          proyecto: proyectoOf(1),
          epicaId: idOf('epica', 10),
        }),
    ],
  ]);
}
