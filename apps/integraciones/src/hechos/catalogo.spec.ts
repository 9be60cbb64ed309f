import { describe, expect, it } from '@jest/globals';
import { asuntoOf, HECHOS_DE_WEBHOOK } from '@pmp/contracts/integraciones';
import * as proyectos from '@pmp/contracts/proyectos';
import * as sprints from '@pmp/contracts/sprints';
import { hechoOf } from './catalogo';

/** Steps of what another fact tells, which say nothing to anybody outside. */
const NOT_TOLD = /\.proyecto\.(importado|limpieza-pendiente|claves-pendientes)\./;
const ENTIDADES = new Set(HECHOS_DE_WEBHOOK.map((hecho) => hecho.split('.')[0]));

const subjects = [...Object.values<unknown>(proyectos), ...Object.values<unknown>(sprints)].flatMap(
  (value) => {
    const subject = (value as { subject?: unknown } | null)?.subject;
    return typeof subject === 'string' && subject.startsWith('hecho.') ? [subject] : [];
  },
);

describe('the facts of a webhook', () => {
  it('are all facts of the things that they are about, each by one name', () => {
    const told = subjects.filter(
      (subject) => ENTIDADES.has(subject.split('.')[2]!) && !NOT_TOLD.test(subject),
    );
    expect(HECHOS_DE_WEBHOOK.map(asuntoOf).sort()).toEqual([...new Set(told)].sort());
  });

  it('are found by the subject on which they come', () => {
    expect(hechoOf('hecho.sprints.sprint.iniciado.v1')).toBe('sprint.iniciado');
    expect(hechoOf('hecho.usuarios.usuario.actualizado.v1')).toBeUndefined();
  });
});
