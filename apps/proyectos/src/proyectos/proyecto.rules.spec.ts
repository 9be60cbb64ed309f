import { describe, expect, it } from '@jest/globals';
import type { ProyectoCreate } from '@pmp/contracts/proyectos';
import { Calendario, DomainError } from '@pmp/platform';
import { changesOfProyecto, newProyecto } from './proyecto.rules';

const EQUIPO = '6920a1b2c3d4e5f600000050';
const CREADOR = '6920a1b2c3d4e5f600000001';
const NOW = new Date('2026-11-20T17:30:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);

const build = (datos: Partial<ProyectoCreate> = {}, zona = 'UTC', now = NOW) =>
  newProyecto(
    { nombre: 'Tienda', clave: 'TIENDA', equipo: EQUIPO, ...datos },
    CREADOR,
    now,
    new Calendario(zona),
  );

describe('newProyecto', () => {
  it('starts today, active, of medium priority and without an end', () => {
    expect(build()).toMatchObject({
      estado: 'activo',
      prioridad: 'media',
      fechaInicio: day('2026-11-20'),
      fechaFin: null,
      descripcion: '',
      version: 1,
    });
  });

  it.each([
    ['America/Mexico_City', '2026-11-21T05:30:00Z', '2026-11-20'],
    ['Europe/Madrid', '2026-11-20T23:30:00Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-20T17:30:00Z', '2026-11-21'],
  ])('starts on the current day in %s', (zona, now, dia) => {
    expect(build({}, zona, new Date(now)).fechaInicio).toEqual(day(dia));
  });

  it('uses the id that the client made', () => {
    expect(build({ _id: EQUIPO })._id.toHexString()).toBe(EQUIPO);
  });

  it('refuses an end before the default start', () => {
    expect(() => build({ fechaFin: day('2026-11-19') })).toThrow(DomainError);
  });
});

describe('changesOfProyecto', () => {
  it('is empty when nothing differs from the project', () => {
    const proyecto = build();
    expect(changesOfProyecto(proyecto, { nombre: 'Tienda', equipo: EQUIPO, fechaFin: null })).toEqual({});
  });

  it('clears an end that is sent empty', () => {
    expect(changesOfProyecto(build({ fechaFin: day('2026-12-01') }), { fechaFin: null })).toEqual({
      fechaFin: null,
    });
  });

  it('compares a new start with the end that stays', () => {
    const proyecto = build({ fechaFin: day('2026-12-01') });
    expect(() => changesOfProyecto(proyecto, { fechaInicio: day('2026-12-02') })).toThrow(DomainError);
  });
});
