import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { Item } from './item/item';
import { SprintsPlan } from './sprints.rules';

const NOW = new Date('2024-06-10T12:00:00Z');
const at = (day: string): Date => new Date(`2024-${day}T10:00:00Z`);
const idOf = (nombre: string): Types.ObjectId =>
  new Types.ObjectId(Buffer.from(nombre.padEnd(12, '.')).toString('hex').slice(0, 24));

const story = (sprint: string, fields: Partial<Item> = {}): Item =>
  ({
    sprint,
    sprintInicio: null,
    sprintFin: null,
    estado: 'pendiente',
    puntos: 3,
    creado: at('05-02'),
    actualizado: at('05-20'),
    empezado: null,
    resuelto: null,
    ...fields,
  }) as Item;

const planOf = (stories: Item[], existing: ConstructorParameters<typeof SprintsPlan>[1] = []) => {
  const plan = new SprintsPlan(idOf, existing, (hex) => new Types.ObjectId(hex));
  const taken = stories.map((item) => plan.take(item));
  return { taken, sprints: plan.result(NOW) };
};

describe('the sprints of an import', () => {
  it('are over when their days are, or when all of their stories are done; the others follow each other', () => {
    const { sprints } = planOf([
      story('Con fechas', { sprintInicio: at('04-01'), sprintFin: at('04-14') }),
      story('Hasta hoy', { sprintInicio: at('05-27'), sprintFin: at('06-10') }),
      story('Hecho', { estado: 'completada', resuelto: at('05-18') }),
      story('A medias', { estado: 'completada', resuelto: at('05-18') }),
      story('a medias '),
      story('Después'),
    ]);
    const days = sprints.map(({ nombre, fechaInicio, fechaFin, cerrado }) => [
      nombre,
      fechaInicio.toISOString().slice(5, 10),
      fechaFin.toISOString().slice(5, 10),
      cerrado && `${cerrado.resultado.puntos}/${cerrado.compromiso.puntos}`,
    ]);
    expect(days).toEqual([
      ['Con fechas', '04-01', '04-14', '0/3'],
      ['Hasta hoy', '05-27', '06-10', null],
      ['Hecho', '05-02', '05-18', '3/3'],
      ['A medias', '06-10', '06-24', null],
      ['Después', '06-24', '07-08', null],
    ]);
  });

  it('of the same name are one; what is under way in the project is left alone', () => {
    const there = (nombre: string, estado: 'pendiente' | 'en progreso' | 'completado', _id: string) => ({
      _id,
      nombre,
      estado,
    });
    const open = new Types.ObjectId().toHexString();
    const { taken, sprints } = planOf(
      [story('Sprint 1'), story('Sprint 2'), story('Sprint 3')],
      [
        there('sprint 1', 'pendiente', open),
        there('Sprint 2', 'en progreso', new Types.ObjectId().toHexString()),
        there('Sprint 3', 'completado', idOf('sprint 3').toHexString()),
      ],
    );
    expect(taken.map(String)).toEqual([open, 'null', String(idOf('sprint 3'))]);
    expect(sprints.map(({ nuevo }) => nuevo)).toEqual([false, false]);
  });
});
