import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './resumen.rules';

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
