import { describe, expect, it } from '@jest/globals';
import type { PlanPaquete } from '@pmp/contracts/proyectos';
import { refusalsOf, reportOf } from './report.ts';

const NONE = { cuantos: 0, nombres: [] };
const plan: PlanPaquete = {
  proyecto: { _id: '1'.repeat(24), nombre: 'Tienda', clave: 'TIENDA' },
  huella: '',
  diferencia: [
    {
      tipo: 'tareas',
      nuevos: { cuantos: 20, nombres: ['a', 'b'] },
      cambiados: NONE,
      retirados: NONE,
      iguales: 0,
    },
    {
      tipo: 'epicas',
      nuevos: NONE,
      cambiados: { cuantos: 1, nombres: ['c'] },
      retirados: { cuantos: 1, nombres: ['d'] },
      iguales: 3,
    },
  ],
  faltan: ['eva@example.org'],
  faltaEquipo: 'Web',
  impedimentos: [],
  avisos: [],
  cambia: true,
  pisa: true,
};

describe('what an import would do', () => {
  it('is said with names, but not more than people can read', () => {
    expect(reportOf(plan).split('\n')).toEqual([
      'tareas: 20 nuevos, 0 cambiados, 0 retirados, 0 iguales',
      '    + a',
      '    + b',
      '    + … y 18 más',
      'epicas: 0 nuevos, 1 cambiados, 1 retirados, 3 iguales',
      '    ~ c',
      '    - d',
    ]);
  });

  it('is refused for what nobody has allowed, and for nothing where nothing changes', () => {
    const signs = refusalsOf(plan, {}).map((text) => /--[\w-]+/.exec(text)?.[0]);
    expect(signs).toEqual(['--crear-faltantes', '--equipo', '--sobrescribir']);
    expect(refusalsOf(plan, { crearFaltantes: true, sobrescribir: true })).toEqual([]);
    expect(refusalsOf({ ...plan, cambia: false }, {})).toEqual([]);
  });
});
