/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { lugarAt, pathOfLugar } from './lugar';

const ID = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);

it.each([
  [`/proyecto/${ID}`, 'resumen'],
  [`/dashboard/${ID}`, 'resumen'],
  [`/backlog/${ID}`, 'backlog'],
  [`/sprints/${ID.toUpperCase()}`, 'sprints'],
  [`/tableros/${ID}`, 'tablero'],
  [`/tableros/proyecto/${ID}`, 'tablero'],
  [`/tareas/${ID}`, 'alertas'],
  [`/tareas/${OTHER}`, 'backlog'],
  [`/historias/${OTHER}`, 'backlog'],
  [`/backlog/${OTHER}`, undefined],
  ['/dashboard', undefined],
  ['/tareas', undefined],
  ['/mensajes', undefined],
])('%s is %s of the project', (pathname, lugar) => expect(lugarAt(pathname, ID)).toBe(lugar));

it('leads to each place', () => {
  expect([pathOfLugar('resumen', ID), pathOfLugar('tablero', ID)]).toEqual([
    `/proyecto/${ID}`,
    `/tableros/${ID}`,
  ]);
});
