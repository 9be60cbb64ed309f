import { describe, expect, it } from '@jest/globals';
import { erroresSprints, type SprintCreate } from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';
import { newSprint } from './sprint.mapper';
import { cursorAfter, numeroOf } from './page.rules';
import { changesOfHistorias, changesOfSprint, historiasAfter, reservesOf } from './sprint.rules';

const PROYECTO = '6920a1b2c3d4e5f600000010';
const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const datos: SprintCreate = {
  nombre: 'Uno',
  fechaInicio: day('2026-11-20'),
  fechaFin: day('2026-12-04'),
  proyecto: PROYECTO,
  historiasSeleccionadas: [A, B],
};
const sprint = newSprint(datos, 4, '6920a1b2c3d4e5f600000001', new Date(0));

describe('newSprint', () => {
  it('is pending and reserves its stories', () => {
    expect(sprint).toMatchObject({ numero: 4, estado: 'pendiente', reserva: true, objetivo: '', version: 1 });
  });
});

describe('reservesOf', () => {
  it('is true only for an unfinished sprint with stories', () => {
    const of = (estado: typeof sprint.estado, historias: string[]) => reservesOf({ estado, historias });
    expect([of('pendiente', [A]), of('en progreso', [A])]).toEqual([true, true]);
    expect([of('completado', [A]), of('cancelado', [A]), of('pendiente', [])]).toEqual([false, false, false]);
  });
});

describe('changesOfSprint', () => {
  it('is empty when nothing differs from the sprint, its stories in any order', () => {
    expect(changesOfSprint(sprint, { ...datos, historiasSeleccionadas: [B, A] })).toEqual({});
  });

  it('compares a new date with the one that stays', () => {
    expect(changesOfSprint(sprint, { fechaInicio: day('2026-12-03') })).toEqual({
      fechaInicio: day('2026-12-03'),
    });
    expect(() => changesOfSprint(sprint, { fechaInicio: day('2026-12-04') })).toThrow(DomainError);
  });

  it('lets only an unfinished sprint be edited', () => {
    const running = { ...sprint, estado: 'en progreso' as const };
    expect(changesOfSprint(running, { nombre: 'Dos' })).toEqual({ nombre: 'Dos' });
    expect(() => changesOfSprint({ ...sprint, estado: 'completado' }, { nombre: 'Dos' })).toThrow(
      DomainError,
    );
    expect(changesOfSprint({ ...sprint, estado: 'cancelado' }, { nombre: 'Uno' })).toEqual({});
  });
});

describe('changesOfHistorias', () => {
  it('reserves stories or stops doing so along with the list', () => {
    expect(changesOfHistorias(sprint, [])).toEqual({ historias: [], reserva: false });
    expect(changesOfHistorias(sprint, [A, C])).toEqual({ historias: [A, C], reserva: true });
  });

  it('throws the specification’s text once the sprint is not pending', () => {
    expect(() => changesOfHistorias({ ...sprint, estado: 'en progreso' }, [A])).toThrow(
      erroresSprints.historiasFijas.message,
    );
  });
});

describe('historiasAfter', () => {
  it('keeps the order, adds each story once, and removes stories', () => {
    expect(historiasAfter(sprint, { anadir: [C, A], quitar: [B] })).toEqual([A, C]);
  });
});

describe('paging by numero', () => {
  it('continues after the last one', () => {
    expect(numeroOf(cursorAfter(12))).toBe(12);
  });

  it.each(['', 'x', 'e30', Buffer.from('n-1').toString('base64url')])(
    'refuses the made-up cursor %j',
    (cursor) => {
      expect(() => numeroOf(cursor)).toThrow(DomainError);
    },
  );
});
