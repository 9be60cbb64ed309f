import { describe, expect, it } from '@jest/globals';
import type { Said } from '@pmp/contracts/notificaciones';
import { takenBack } from './taken-back.rules';

const ANA = { autor: 'Ana', titulo: 'Pagos' };

const asignada = (autor = 'Ana'): Said => ({ aviso: 'tareaAsignada', parametros: { ...ANA, autor } });
const retirada: Said = { aviso: 'tareaRetirada', parametros: ANA };
const estado = (de: string, a: string): Said => ({
  aviso: 'tareaCambiaEstado',
  parametros: { ...ANA, de, a },
});
const campos = (...some: ('prioridad' | 'titulo')[]): Said => ({
  aviso: 'tareaActualizada',
  parametros: { ...ANA, campos: some },
});

describe('two notices about one item', () => {
  it.each<[string, Said, Said, ReturnType<typeof takenBack>]>([
    ['given and taken away', asignada(), retirada, 'both'],
    ['taken away and given back', retirada, asignada(), 'both'],
    ['by two people', retirada, asignada('Luis'), undefined],
    [
      'by nobody known',
      { aviso: 'historiaRetiradaSinAutor', parametros: { titulo: 'Pagos' } },
      { aviso: 'historiaAsignadaSinAutor', parametros: { titulo: 'Pagos' } },
      'both',
    ],
    ['a state and back', estado('pendiente', 'completada'), estado('completada', 'pendiente'), 'both'],
    ['a state and the next', estado('pendiente', 'completada'), estado('completada', 'bloqueada'), undefined],
    ['the same fields again', campos('prioridad', 'titulo'), campos('prioridad'), 'later'],
    ['one more field', campos('prioridad'), campos('prioridad', 'titulo'), undefined],
    ['a given task that changes', asignada(), campos('prioridad'), undefined],
  ])('%s', (_what, earlier, later, expected) => {
    expect(takenBack(earlier, later)).toBe(expected);
  });
});
