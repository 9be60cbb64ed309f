/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { EstadoServicio, Operacion } from '@pmp/contracts/common';
import { instalacionOf } from './instalacion';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const HOUR = 3_600_000;
const at = (ms: number): string => new Date(NOW + ms).toISOString();

const estado = (servicio: string, over: Partial<EstadoServicio> = {}): EstadoServicio => ({
  servicio,
  version: '1.0.0',
  desde: at(0),
  listo: true,
  base: true,
  broker: true,
  outbox: 0,
  outboxEsperaMs: 0,
  datos: { embebida: true, documentos: 10, bytes: 100, disco: { usado: 50, total: 100 } },
  consumidores: [],
  letras: [],
  letrasTotal: 0,
  ...over,
});
const operacion = (
  estados: (EstadoServicio | null)[],
  over: Partial<Pick<Operacion, 'embebida'>> & { caduca?: string } = {},
): Operacion => ({
  success: true,
  gateway: {
    version: '1.0.0',
    desde: at(0),
    broker: true,
    sockets: 0,
    certificado: over.caduca === undefined ? null : { caduca: over.caduca },
  },
  embebida: over.embebida ?? null,
  servicios: estados.map((one, i) => ({ servicio: one?.servicio ?? `s${i}`, estado: one })),
});
const respaldo = (hace: number | null) =>
  estado('usuarios', {
    respaldo: { hecha: at(-HOUR), ensayada: hace === null ? null : at(-hace * HOUR) },
  });
const TAMANO = { documentos: 9, personas: 9, sockets: 9 };

describe('what is warned of', () => {
  it.each([
    ['nothing', [], operacion([respaldo(25), estado('sprints')])],
    [
      'nothing that is not known',
      [],
      operacion([null, estado('sprints', { datos: null, outboxEsperaMs: null })]),
    ],
    ['a drill of yesterday', ['copia'], operacion([respaldo(27)])],
    ['no drill at all', ['copia'], operacion([respaldo(null)])],
    ['a change that does not leave', ['outbox'], operacion([estado('sprints', { outboxEsperaMs: 60_001 })])],
    ['a certificate', ['certificado'], operacion([], { caduca: at(13 * 24 * HOUR) })],
    ['no certificate that is good for weeks', [], operacion([], { caduca: at(15 * 24 * HOUR) })],
    [
      'the fullest disk',
      ['disco'],
      operacion([
        estado('usuarios'),
        estado('ia', {
          datos: { embebida: false, documentos: 1, bytes: 1, disco: { usado: 91, total: 100 } },
        }),
      ]),
    ],
    [
      'a database that has become too small',
      ['embebida'],
      operacion([], { embebida: { usado: TAMANO, limites: TAMANO, cerca: true } }),
    ],
  ] as const)('%s', (_what, avisos, of) => {
    expect(instalacionOf(of, NOW).avisos).toEqual(avisos);
  });

  it('names whose change has waited longest, and knows which database it is', () => {
    const { outbox, embebida, disco } = instalacionOf(
      operacion([estado('ia', { outboxEsperaMs: 5 }), estado('sprints', { outboxEsperaMs: 90_000 })]),
      NOW,
    );
    expect({ outbox, embebida, disco }).toEqual({
      outbox: { servicio: 'sprints', esperaMs: 90_000 },
      embebida: true,
      disco: { usado: 50, total: 100 },
    });
    expect(instalacionOf(operacion([null]), NOW)).toMatchObject({
      embebida: null,
      outbox: null,
      respaldo: null,
    });
  });
});
