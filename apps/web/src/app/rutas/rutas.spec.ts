/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router';
import { matchRuta } from './match-ruta';
import { PRIVADAS, PUBLICAS } from './rutas';

const ID = '0123456789abcdef01234567';
const at = (pathname: string) => matchRuta([...PUBLICAS, ...PRIVADAS], { pathname, search: '' });

describe('what the address says before the router is there', () => {
  it.each([
    '/login',
    '/login/empresa',
    `/restablecer/${ID}`,
    '/dashboard',
    '/dashboard/',
    `/dashboard/${ID}`,
    `/backlog/${ID}`,
    `/tableros/${ID}`,
    `/tableros/proyecto/${ID}`,
    '/tareas',
    `/tareas/${ID}`,
    '/TIENDA-42',
  ])('%s is the same screen that the router chooses', (pathname) => {
    const chosen = matchRoutes(
      [...PUBLICAS, ...PRIVADAS].map(({ path }) => ({ path })),
      pathname,
    )?.at(-1);
    expect(chosen).toBeDefined();
    expect(at(pathname)?.ruta.path).toBe(chosen?.route.path);
    expect(at(pathname)?.lugar.params).toEqual(chosen?.params);
  });

  it.each(['/', '/a/b/c'])('%s is no screen', (pathname) => expect(at(pathname)).toBeUndefined());
});

it('reads the list of tasks ahead, letter by letter as the screen asks for it', () => {
  const reads = (search: string) => {
    const found = matchRuta(PRIVADAS, { pathname: '/tareas', search });
    return found?.ruta.reads?.(found.lugar);
  };
  expect(reads('')).toEqual([`/api/elementos?${new URLSearchParams({ q: 'tipo:tarea', limite: '100' })}`]);
  expect(reads('?vencidas=1')).toEqual([]);
});
