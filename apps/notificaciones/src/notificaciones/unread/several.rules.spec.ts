import { describe, expect, it } from '@jest/globals';
import type { Said } from '@pmp/contracts/notificaciones';
import { belongTogether, tellTogether } from './several.rules';

const asignada = (titulo: string) => ({
  accion: `/tareas/${titulo}`,
  frase: { aviso: 'tareaAsignada', parametros: { autor: 'Ana', titulo } } as Said,
});

describe('what one request did to several', () => {
  it('of one is told as it is alone', () => {
    expect(tellTogether([asignada('Pagos')])).toMatchObject({
      titulo: 'Tarea asignada',
      mensaje: 'Ana te ha asignado «Pagos».',
      accion: '/tareas/Pagos',
      elementos: [],
    });
  });

  it('names the first three and leads to the last', () => {
    const told = tellTogether(['Pagos', 'Cesta', 'Envíos', 'Buscador'].map(asignada));
    expect(told).toMatchObject({
      titulo: 'Tareas asignadas',
      mensaje: 'Ana te ha asignado 4 tareas: Pagos · Cesta · Envíos…',
      accion: '/tareas/Buscador',
    });
    expect(told.elementos).toHaveLength(4);
  });

  it.each<[string, Said, Said, boolean]>([
    [
      'a state and other fields',
      { aviso: 'tareaCambiaEstado', parametros: { autor: 'Ana', titulo: 'A', de: 'x', a: 'y' } },
      { aviso: 'tareaActualizada', parametros: { autor: 'Ana', titulo: 'B', campos: ['puntos'] } },
      true,
    ],
    [
      'given and taken away',
      asignada('A').frase,
      { aviso: 'tareaRetirada', parametros: { autor: 'Ana', titulo: 'B' } },
      false,
    ],
    [
      'by nobody known',
      { aviso: 'tareaAsignadaSinAutor', parametros: { titulo: 'A' } },
      { aviso: 'tareaAsignadaSinAutor', parametros: { titulo: 'B' } },
      false,
    ],
  ])('%s', (_what, one, other, expected) => {
    expect(belongTogether(one, other)).toBe(expected);
  });
});
