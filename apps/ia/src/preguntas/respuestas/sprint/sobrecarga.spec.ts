import { describe, expect, it } from '@jest/globals';
import type { Recuento } from '../../person-reader';
import { cargasOf, sobrecargadosOf } from './sobrecarga';

const GENTE = ['ana', 'eva', 'luis'].map((_id) => ({ _id, nombre: _id, equipos: [] }));
const de = (asignado: string | null, tareas: number, parts: Partial<Recuento> = {}): Recuento => ({
  proyecto: 'p',
  asignado,
  estado: 'pendiente',
  tareas,
  horas: 0,
  ...parts,
});

describe('cargasOf', () => {
  it('adds up what each person has, the most loaded first, and leaves out people outside the team', () => {
    const cargas = cargasOf(GENTE, [
      de('eva', 2, { horas: 6 }),
      de('eva', 1, { estado: 'en progreso', horas: 1.5 }),
      de('ana', 1, { estado: 'bloqueada' }),
      de('otra', 9),
      de(null, 9),
    ]);
    expect(cargas).toEqual([
      { _id: 'eva', nombre: 'eva', tareas: 3, enCurso: 1, bloqueadas: 0, horas: 7.5 },
      { _id: 'ana', nombre: 'ana', tareas: 1, enCurso: 0, bloqueadas: 1, horas: 0 },
      { _id: 'luis', nombre: 'luis', tareas: 0, enCurso: 0, bloqueadas: 0, horas: 0 },
    ]);
  });
});

describe('sobrecargadosOf', () => {
  const nombres = (...recuentos: Recuento[]) =>
    sobrecargadosOf(cargasOf(GENTE, recuentos)).map(({ nombre }) => nombre);

  it('finds people who have clearly more than others', () => {
    expect(nombres(de('ana', 8), de('eva', 3), de('luis', 2))).toEqual(['ana']);
    expect(nombres(de('ana', 4, { horas: 40 }), de('eva', 4, { horas: 5 }), de('luis', 4))).toEqual(['ana']);
  });

  it('finds nobody when the work is evenly shared, or little', () => {
    expect(nombres(de('ana', 5), de('eva', 4), de('luis', 4))).toEqual([]);
    expect(nombres(de('ana', 3))).toEqual([]);
  });
});
