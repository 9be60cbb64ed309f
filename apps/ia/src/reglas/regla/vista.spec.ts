import { describe, expect, it } from '@jest/globals';
import { Calendario } from '@pmp/platform';
import { HISTORIA, unaEpica, unaHistoria, unaTarea, vistaDe } from '../../../test/escenario';
import { epicaSinAvance } from '../parado/epica-sin-avance.rules';
import { enProgresoParada } from '../parado/en-progreso-parada.rules';
import { tareaVencida } from '../plazos/tarea-vencida.rules';
import { venceSinEmpezar } from '../plazos/vence-sin-empezar.rules';

const MEXICO = new Calendario('America/Mexico_City');
const AUCKLAND = new Calendario('Pacific/Auckland');

const due = (fechaLimite: string) => ({ tareas: [unaTarea({ fechaLimite })] });

describe('today is the day in the installation’s time zone', () => {
  it.each([
    ['Mexico, half past six in the evening', MEXICO, '2026-11-21T00:30:00.000Z', []],
    ['Mexico, after midnight', MEXICO, '2026-11-21T06:30:00.000Z', ['venció ayer']],
    ['Auckland, half past eleven in the evening', AUCKLAND, '2026-11-20T10:30:00.000Z', []],
    ['Auckland, after midnight', AUCKLAND, '2026-11-20T11:30:00.000Z', ['venció ayer']],
  ])('what is due on the 20th: %s', (_, calendario, ahora, told) => {
    const vista = vistaDe(due('2026-11-20T00:00:00.000Z'), new Date(ahora), calendario);
    expect(tareaVencida.evaluate(vista).map(({ resumen }) => resumen)).toEqual(told);
  });

  it('a task due today says so until the day is over', () => {
    const vista = vistaDe(due('2026-11-20T00:00:00.000Z'), new Date('2026-11-21T05:59:00.000Z'), MEXICO);
    expect(venceSinEmpezar.evaluate(vista).map(({ resumen }) => resumen)).toEqual([
      'vence hoy y no se ha empezado',
    ]);
  });

  it('a task due at an hour of this evening is due today', () => {
    const vista = vistaDe(due('2026-11-21T01:00:00.000Z'), new Date('2026-11-21T02:00:00.000Z'), MEXICO);
    expect(tareaVencida.evaluate(vista).map(({ resumen }) => resumen)).toEqual(['venció hoy']);
  });
});

describe('the day on which something happened', () => {
  const updatedAt = '2026-11-06T02:00:00.000Z';
  const ahora = new Date('2026-11-21T18:00:00.000Z');
  const still = {
    epicas: [unaEpica({ estado: 'en progreso', createdAt: updatedAt })],
    historias: [unaHistoria({ estado: 'en progreso', updatedAt })],
    tareas: [unaTarea({ historia: HISTORIA, updatedAt })],
  };
  const found = (calendario: Calendario) => {
    const vista = vistaDe(still, ahora, calendario);
    return [...enProgresoParada.evaluate(vista), ...epicaSinAvance.evaluate(vista)];
  };

  it('is the day in the installation’s time zone', () => {
    const told = (calendario: Calendario) => found(calendario).map(({ resumen }) => resumen);
    expect(told(MEXICO)).toEqual(Array(2).fill('sin cambios desde hace 16 días'));
    expect(told(new Calendario('Europe/Madrid'))).toEqual(Array(2).fill('sin cambios desde hace 15 días'));
  });

  it('does not change the alert: what was sent or dismissed before the zone changed stays so', () => {
    const causas = (calendario: Calendario) => found(calendario).map(({ causa }) => causa);
    expect(causas(MEXICO)).toEqual(causas(AUCKLAND));
  });
});
