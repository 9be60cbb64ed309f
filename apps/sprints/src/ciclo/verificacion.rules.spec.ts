import { describe, expect, it } from '@jest/globals';
import type { HistoriaDeSprint, Sprint } from '@pmp/contracts/sprints';
import { checkFinish, checkStart } from './verificacion.rules';

const historia = (titulo: string, estado: HistoriaDeSprint['estado']) =>
  ({ _id: titulo, titulo, estado }) as HistoriaDeSprint;
const sprint = (estado: Sprint['estado'], ...historias: HistoriaDeSprint[]) => ({ estado, historias });
const otro = { _id: 'o', numero: 3, nombre: 'Tercero' };

describe('checkStart', () => {
  it('lets a pending sprint with stories start when no other one is in progress', () => {
    expect(checkStart(sprint('pendiente', historia('a', 'pendiente')), null)).toEqual({
      puede: true,
      mensaje: 'El sprint se puede iniciar.',
      motivos: [],
      avisos: [],
    });
  });

  it('gives every reason, naming the sprint in progress', () => {
    const { puede, mensaje, motivos } = checkStart(sprint('cancelado'), otro);
    expect(puede).toBe(false);
    expect(motivos.map(({ codigo }) => codigo)).toEqual([
      'SPRINT_NO_PENDIENTE',
      'OTRO_SPRINT_EN_PROGRESO',
      'SIN_HISTORIAS',
    ]);
    expect(motivos[1]).toMatchObject({ sprint: otro });
    expect(mensaje).toContain('«Tercero»');
  });
});

describe('checkFinish', () => {
  it('counts and names the stories that are not done', () => {
    const stories = [historia('a', 'completada'), historia('b', 'en revisión'), historia('c', 'pendiente')];
    const { puede, mensaje, motivos } = checkFinish(sprint('en progreso', ...stories));
    expect([puede, mensaje]).toEqual([false, 'Hay 2 historias que no están en la columna «Completado».']);
    expect(motivos[0]?.historias?.map(({ titulo }) => titulo)).toEqual(['b', 'c']);
  });

  it('lets a sprint without stories finish, but only one in progress', () => {
    expect(checkFinish(sprint('en progreso')).puede).toBe(true);
    expect(checkFinish(sprint('pendiente')).motivos.map(({ codigo }) => codigo)).toEqual([
      'SPRINT_NO_EN_PROGRESO',
    ]);
  });
});
