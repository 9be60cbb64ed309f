import { describe, expect, it } from '@jest/globals';
import type { Ruta } from '@pmp/contracts/common';
import { RUTAS, SERVICIOS, servicioOf } from './routes';

const ID = '0123456789abcdef01234567';

describe('servicioOf', () => {
  it.each([
    ['/api/usuarios/login', 'usuarios'],
    ['/api/usuarios', 'usuarios'],
    [`/api/equipos/${ID}`, 'usuarios'],
    [`/api/imagenes/${ID}`, 'usuarios'],
    ['/api/proyectos/equipos/lista', 'usuarios'],
    ['/api/proyectos', 'proyectos'],
    ['/api/proyectos/equipos', 'proyectos'],
    ['/api/proyectos/equipos/listado', 'proyectos'],
    [`/api/epicas/proyecto/${ID}`, 'proyectos'],
    [`/api/historias/${ID}`, 'proyectos'],
    [`/api/tareas/${ID}/archivos/${ID}`, 'proyectos'],
    [`/api/historias/${ID}/comentarios`, 'proyectos'],
    [`/api/comentarios/${ID}`, 'proyectos'],
    ['/api/claves/TIENDA-42', 'proyectos'],
    [`/api/etiquetas/proyecto/${ID}`, 'proyectos'],
    ['/api/elementos', 'proyectos'],
    [`/api/vistas/${ID}`, 'proyectos'],
    [`/api/enlaces/proyecto/${ID}`, 'proyectos'],
    [`/api/importaciones/${ID}/filas`, 'proyectos'],
    [`/api/plantillas/proyecto/${ID}`, 'proyectos'],
    [`/api/sprints/${ID}/iniciar`, 'sprints'],
    [`/api/tableros/mover-historia/${ID}`, 'sprints'],
    ['/api/mensajes/chats', 'mensajes'],
    ['/api/notificaciones/contador', 'notificaciones'],
    ['/api/ia/mensaje/flujo', 'ia'],
  ])('sends %s to %s', (path, servicio) => {
    expect(servicioOf(path)).toBe(servicio);
  });

  it.each(SERVICIOS)('sends every route of %s to it', (servicio) => {
    const paths = Object.values(RUTAS[servicio]).flatMap((rutas) => Object.values(rutas));
    const strays = paths.filter(
      ({ path }) => servicioOf(`/api/${path.replaceAll(/:\w+/g, ID)}`) !== servicio,
    );
    expect(strays).toEqual([]);
  });

  it('knows every route by which something else is said to be proposed', () => {
    const all = Object.values(RUTAS).flatMap((rutas) => Object.values(rutas).flatMap(Object.values<Ruta>));
    const named = all.flatMap(({ proposedBy }) => proposedBy ?? []);
    const proposable = all
      .filter((ruta) => ruta.proposable)
      .map(({ method, path }) => `${method} /api/${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(named.length).toBeGreaterThan(3);
    expect(proposable).toEqual(expect.arrayContaining(named));
  });

  it.each([
    '/api',
    '/api/',
    '/api/iam',
    '/api/usuariosx',
    '/api/salud',
    '/usuarios',
    '/api//proyectos',
    '/API/ia',
  ])('sends %s nowhere', (path) => {
    expect(servicioOf(path)).toBeUndefined();
  });
});
