/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { anId } from '../../../shared/testing/datos/builders';
import { aNotificacion } from '../../../shared/testing/datos/comunicacion';
import { groupByItem } from './group-by-item';

const to = (accion: string | null) => aNotificacion({ accion });
const sizes = (acciones: (string | null)[]) =>
  groupByItem(acciones.map(to)).map(({ notificaciones }) => notificaciones.length);

describe('notifications grouped by item', () => {
  it('groups everything about one item at the place of the newest', () => {
    const [a, b] = [`/tareas/${anId()}`, `/tareas/${anId()}`];
    expect(sizes([a, b, a])).toEqual([2, 1]);
  });

  it('groups mentions in one conversation', () => {
    const chat = `/mensajes?chat=${anId()}&tipo=equipo`;
    expect(sizes([`${chat}&mensaje=${anId()}`, `${chat}&mensaje=${anId()}`])).toEqual([2]);
  });

  it('groups the comments on an item with its other notifications', () => {
    const [tarea, historia] = [`/tareas/${anId()}`, `/backlog/${anId()}?historia=${anId()}`];
    const comment = (about: string, mark: string) => `${about}${mark}comentario=${anId()}`;
    expect(sizes([tarea, comment(tarea, '?'), comment(historia, '&'), historia])).toEqual([2, 2]);
  });

  it('does not group notifications that lead to a list or nowhere', () => {
    expect(sizes(['/proyectos', '/proyectos', null, null])).toEqual([1, 1, 1, 1]);
  });
});
