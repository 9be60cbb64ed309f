/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { anId } from '../../shared/testing/builders';
import { aNotificacion } from '../../shared/testing/comunicacion';
import { groupByItem } from './group-by-item';

const to = (accion: string | null) => aNotificacion({ accion });
const sizes = (acciones: (string | null)[]) =>
  groupByItem(acciones.map(to)).map(({ notificaciones }) => notificaciones.length);

describe('notifications grouped by item', () => {
  it('gathers what is about one thing at its newest place', () => {
    const [a, b] = [`/tareas/${anId()}`, `/tareas/${anId()}`];
    expect(sizes([a, b, a])).toEqual([2, 1]);
  });

  it('gathers mentions in one conversation', () => {
    const chat = `/mensajes?chat=${anId()}&tipo=equipo`;
    expect(sizes([`${chat}&mensaje=${anId()}`, `${chat}&mensaje=${anId()}`])).toEqual([2]);
  });

  it('gathers what was said of one thing with its other news', () => {
    const [tarea, historia] = [`/tareas/${anId()}`, `/backlog/${anId()}?historia=${anId()}`];
    const comment = (about: string, mark: string) => `${about}${mark}comentario=${anId()}`;
    expect(sizes([tarea, comment(tarea, '?'), comment(historia, '&'), historia])).toEqual([2, 2]);
  });

  it('keeps apart what leads to a list or nowhere', () => {
    expect(sizes(['/proyectos', '/proyectos', null, null])).toEqual([1, 1, 1, 1]);
  });
});
