import { describe, expect, it } from '@jest/globals';
import { lugarOf } from './lugar.rules';

const ID = 'a'.repeat(24);

describe('the place whose words a notification repeats', () => {
  it.each([
    [`/mensajes?chat=${ID}&tipo=equipo&mensaje=${ID}`, { tipo: 'equipo', _id: ID }],
    [`/mensajes?chat=${ID}&tipo=proyecto&mensaje=${ID}`, { tipo: 'proyecto', _id: ID }],
    [`/mensajes?chat=${ID}&tipo=directo&mensaje=${ID}`, null],
    [`/tareas/${ID}?comentario=${ID}`, { tipo: 'tarea', _id: ID }],
    [`/backlog/${ID}?historia=${ID}&comentario=${ID}`, { tipo: 'proyecto', _id: ID }],
    [`/proyecto/${ID}`, null],
    ['/proyectos', null],
    [null, null],
  ])('of %s', (accion, lugar) => {
    expect(lugarOf(accion)).toEqual(lugar);
  });
});
