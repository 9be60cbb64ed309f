/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { aTarea } from '../../shared/testing/datos/builders';
import { groupTrabajo } from './group-trabajo';

const dia = (day: string) => `2026-11-${day}T00:00:00.000Z`;

it('puts each task where it is most pressing, earliest first', () => {
  const groups = groupTrabajo(
    [
      aTarea({ titulo: 'Tarde', fechaLimite: dia('19') }),
      aTarea({ titulo: 'Más tarde aún', fechaLimite: dia('02'), estado: 'bloqueada' }),
      aTarea({ titulo: 'Parada', estado: 'bloqueada', fechaLimite: null }),
      aTarea({ titulo: 'Hoy', fechaLimite: dia('20') }),
      aTarea({ titulo: 'En una semana', fechaLimite: dia('27'), estado: 'en revisión' }),
      aTarea({ titulo: 'Lejos', fechaLimite: dia('28') }),
      aTarea({ titulo: 'Por revisar', fechaLimite: null, estado: 'en revisión' }),
      aTarea({ titulo: 'Hecha', fechaLimite: dia('01'), estado: 'completada' }),
    ],
    '2026-11-20',
  );
  const titles = Object.entries(groups).map(([grupo, tareas]) => [grupo, tareas.map(({ titulo }) => titulo)]);
  expect(Object.fromEntries(titles)).toEqual({
    vencidas: ['Más tarde aún', 'Tarde'],
    bloqueadas: ['Parada'],
    proximas: ['Hoy', 'En una semana'],
    revision: ['Por revisar'],
  });
});
