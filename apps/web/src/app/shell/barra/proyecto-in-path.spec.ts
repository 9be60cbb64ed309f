/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { proyectoInPath } from './proyecto-in-path';

const ID = '0123456789abcdef01234567';

describe('proyectoInPath', () => {
  it.each([
    `/dashboard/${ID}`,
    `/proyecto/${ID}`,
    `/backlog/${ID}`,
    `/sprints/${ID}`,
    `/tableros/${ID}`,
    `/cronologia/${ID}`,
    `/tableros/proyecto/${ID}`,
    `/tareas/${ID}`,
    `/historias/${ID}`,
  ])('finds the project of %s', (path) => expect(proyectoInPath(path)).toBe(ID));

  it.each(['/proyectos', `/mensajes/${ID}`, `/equipos/${ID}`, `/backlog/${ID}0`, '/backlog/abc', `/${ID}`])(
    'finds none in %s',
    (path) => expect(proyectoInPath(path)).toBeUndefined(),
  );
});
