import { describe, expect, it } from '@jest/globals';
import type { JournalFact } from '@pmp/platform';
import { contentsOf } from './batch.rules';

const fact = (posicion: number): JournalFact => ({
  asunto: 'hecho.usuarios.usuario.registrado.v1',
  posicion,
  evento: {
    id: `e${posicion}`,
    ocurrido: '2026-11-20T10:15:30.250Z',
    correlacion: 'c',
    actor: null,
    datos: { nombre: 'Ana' },
  },
});
const told = (desde: { flujo: string; posicion: number } | null, flujo: string, hechos: JournalFact[]) =>
  contentsOf({ desde, hasta: { flujo, posicion: hechos.at(-1)!.posicion }, hechos }, new Date(0)).map(
    ({ accion, mensaje, cambios: [cambio] }) => [accion, mensaje, cambio?.de, cambio?.a],
  );
const anotado = (posicion: number) => ['registrado', `e${posicion}`, undefined, undefined];

describe('what the trail records of a batch', () => {
  it('begins with what the broker still has', () => {
    expect(told(null, 'A', [fact(7), fact(8)])).toEqual([anotado(7), anotado(8)]);
    expect(told({ flujo: 'A', posicion: 8 }, 'A', [fact(9)])).toEqual([anotado(9)]);
  });

  it('says which facts were gone before they could be read', () => {
    expect(told({ flujo: 'A', posicion: 2 }, 'A', [fact(5), fact(6), fact(9)])).toEqual([
      ['hueco', 'hueco:A:5', 3, 4],
      anotado(5),
      anotado(6),
      ['hueco', 'hueco:A:9', 7, 8],
      anotado(9),
    ]);
  });

  it('says that the stream has started anew', () => {
    expect(told({ flujo: 'A', posicion: 9 }, 'B', [fact(1)])).toEqual([
      ['flujo-nuevo', 'flujo-nuevo:B:1', 9, 0],
      anotado(1),
    ]);
  });

  it('keeps a line for a message that nobody can read', () => {
    expect(told(null, 'A', [{ ...fact(3), asunto: 'hecho.x', evento: null }])).toEqual([
      ['ilegible', 'ilegible:A:3', null, 'hecho.x'],
    ]);
  });
});
