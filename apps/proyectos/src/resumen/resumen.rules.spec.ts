import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { figuresOf, newestAmong } from './resumen.rules';

describe('figuresOf', () => {
  it('counts as pending every task that is not completed', () => {
    const { estadisticas, porEstadoTarea, porPrioridad } = figuresOf(
      ['activo', 'activo', 'pausado'],
      [
        { estado: 'pendiente', prioridad: 'alta', total: 2 },
        { estado: 'bloqueada', prioridad: 'crítica', total: 1 },
        { estado: 'completada', prioridad: 'alta', total: 4 },
      ],
    );
    expect(estadisticas).toEqual({
      totalProyectos: 3,
      proyectosActivos: 2,
      tareasPendientes: 3,
      tareasCompletadas: 4,
    });
    expect(porEstadoTarea).toMatchObject({ pendiente: 2, bloqueada: 1, completada: 4 });
    expect(porPrioridad).toEqual({ baja: 0, media: 0, alta: 6, crítica: 1 });
  });

  it('has a zero for each estado when there is nothing', () => {
    expect(figuresOf([], [])).toEqual({
      estadisticas: { totalProyectos: 0, proyectosActivos: 0, tareasPendientes: 0, tareasCompletadas: 0 },
      porEstadoProyecto: { activo: 0, pausado: 0, completado: 0, cancelado: 0 },
      porEstadoTarea: { pendiente: 0, 'en progreso': 0, 'en revisión': 0, completada: 0, bloqueada: 0 },
      porPrioridad: { baja: 0, media: 0, alta: 0, crítica: 0 },
    });
  });
});

describe('newestAmong', () => {
  const dated = (day: number, id: number) => ({
    _id: new Types.ObjectId(id.toString(16).padStart(24, '0')),
    createdAt: new Date(2026, 0, day),
  });
  const ids = (lists: ReturnType<typeof dated>[][]) =>
    newestAmong(lists, 3).map(({ _id }) => Number(`0x${_id}`));

  it('takes the newest of all lists, the greatest id of one moment first', () => {
    expect(
      ids([[dated(4, 1), dated(2, 9)], [], [dated(3, 2)], [dated(3, 7), dated(3, 5)], [dated(1, 8)]]),
    ).toEqual([1, 7, 5]);
  });

  it('may take them all from one list, and fewer where there are not so many', () => {
    expect(ids([[dated(1, 1)], [dated(9, 4), dated(8, 3), dated(7, 2)]])).toEqual([4, 3, 2]);
    expect(ids([[dated(1, 1)], []])).toEqual([1]);
    expect(ids([])).toEqual([]);
  });
});
