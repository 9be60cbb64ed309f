import { describe, expect, it } from '@jest/globals';
import { HECHOS_DE_WEBHOOK } from '@pmp/contracts/integraciones';
import * as proyectos from '@pmp/contracts/proyectos';
import * as sprints from '@pmp/contracts/sprints';
import { hechoOf, subjectOf } from './catalogo';

/** Of `proyectos` and `sprints`, those that say nothing to anybody outside. */
const NOT_TOLD = /\.(papelera|mencion|tablero|vista)\.|\.proyecto\.(importado|limpieza-pendiente)\./;

const subjects = [...Object.values<unknown>(proyectos), ...Object.values<unknown>(sprints)].flatMap(
  (value) => {
    const subject = (value as { subject?: unknown } | null)?.subject;
    return typeof subject === 'string' && subject.startsWith('hecho.') ? [subject] : [];
  },
);

describe('the facts of a webhook', () => {
  it('are the facts of the work, each by one name', () => {
    const told = subjects.filter((subject) => !NOT_TOLD.test(subject));
    expect(HECHOS_DE_WEBHOOK.map(subjectOf).sort()).toEqual([...new Set(told)].sort());
  });

  it('are found by the subject on which they come', () => {
    expect(hechoOf('hecho.sprints.sprint.iniciado.v1')).toBe('sprint.iniciado');
    expect(hechoOf('hecho.usuarios.usuario.actualizado.v1')).toBeUndefined();
  });
});
