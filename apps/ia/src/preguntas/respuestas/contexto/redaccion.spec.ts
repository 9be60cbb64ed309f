import { describe, expect, it } from '@jest/globals';
import { Calendario } from '@pmp/platform';
import {
  addDias,
  cuando,
  diasEntre,
  enlaceTarea,
  enumerar,
  fechaLarga,
  hoyOf,
  literal,
  relojOf,
  yMas,
} from './redaccion';

const HOY = '2026-11-20';

describe('dates', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', 'hoy'],
    ['2026-11-21T00:00:00.000Z', 'mañana'],
    ['2026-11-19T00:00:00.000Z', 'ayer'],
    ['2026-11-12T00:00:00.000Z', 'el 12 de noviembre (hace 8 días)'],
    ['2027-01-02T00:00:00.000Z', 'el 2 de enero de 2027 (dentro de 43 días)'],
  ])('%s is %s', (fecha, texto) => expect(cuando(fecha, HOY)).toBe(texto));

  it.each([
    ['America/Santiago', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-22'],
    [undefined, '2026-11-21'],
    ['Luna/Mar_de_la_Tranquilidad', '2026-11-21'],
  ])('today is the day in %s', (zona, dia) => {
    const instalacion = new Calendario('America/Mexico_City');
    expect(hoyOf(relojOf(new Date('2026-11-22T01:30:00Z'), zona, instalacion))).toBe(dia);
  });

  it('counts calendar days across clock changes and the end of the year', () => {
    expect(addDias('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDias('2026-12-31', 1)).toBe('2027-01-01');
    expect(diasEntre('2026-10-24', '2026-10-26')).toBe(2);
    expect(fechaLarga('2026-02-28', HOY)).toBe('28 de febrero');
  });
});

describe('texts', () => {
  it('never treat what people wrote as markup', () => {
    expect(literal('a\n- [b](https://malo.example) **c**')).toBe('a - (b)(https://malo.example) c');
    expect(enlaceTarea({ _id: 'f'.repeat(24), titulo: 'x](/configuracion) [y' })).toBe(
      `[x)(/configuracion) (y](/tareas/${'f'.repeat(24)})`,
    );
  });

  it('join lists as in speech', () => {
    expect(enumerar(['Ana'])).toBe('Ana');
    expect(enumerar(['Ana', 'Iván'])).toBe('Ana e Iván');
    expect(enumerar(['Ana', 'Luz', 'Hugo'])).toBe('Ana, Luz y Hugo');
  });

  it('say that there are more', () => {
    expect(yMas(8, 8)).toBeNull();
    expect(yMas(10, 8)).toBe('Y 2 más en [Tareas](/tareas).');
  });
});
