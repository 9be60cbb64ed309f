import { describe, expect, it } from '@jest/globals';
import { Calendario } from '@pmp/platform';
import { Types } from 'mongoose';
import type { EstadoChange } from '../elementos/historial/historial.repository';
import type { PanelElemento } from './vida.rules';
import { ritmoOf } from './ritmo.rules';

const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);
const UTC = new Calendario('UTC');
const NOW = at('20T12:00');

const item = (estado: PanelElemento['estado'], createdAt: Date, titulo = 'Pagar'): PanelElemento => ({
  _id: new Types.ObjectId(),
  titulo,
  estado,
  createdAt,
});
const change = (of: PanelElemento, de: string, a: string, createdAt: Date): EstadoChange => ({
  sobre: of._id,
  de,
  a,
  createdAt,
});
const shown = (ritmo: ReturnType<typeof ritmoOf>) =>
  ritmo.flujo.map(({ fecha, porEstado: { pendiente, completada, ...rest } }) => [
    fecha.slice(5, 10),
    pendiente,
    rest['en progreso'],
    completada,
  ]);

describe('cumulative flow', () => {
  it('shows how each day ended, also days without a change', () => {
    const a = item('completada', at('16T09:00'));
    const b = item('en progreso', at('17T23:59'));
    const cambios = [
      change(a, 'pendiente', 'en progreso', at('17T10:00')),
      change(a, 'en progreso', 'completada', at('19T10:00')),
      change(b, 'pendiente', 'en progreso', at('19T11:00')),
    ];
    expect(shown(ritmoOf([a, b], cambios, NOW, UTC))).toEqual([
      ['11-16', 1, 0, 0],
      ['11-17', 1, 1, 0],
      ['11-18', 1, 1, 0],
      ['11-19', 0, 1, 1],
      ['11-20', 0, 1, 1],
    ]);
  });

  it('counts an item that was created in another estado as being in it from the start', () => {
    const born = item('en progreso', at('19T09:00'));
    expect(shown(ritmoOf([born], [], NOW, UTC))).toEqual([
      ['11-19', 0, 1, 0],
      ['11-20', 0, 1, 0],
    ]);
  });

  it('covers the last 90 days, and counts everything earlier in the first of them', () => {
    const old = item('completada', new Date('2025-01-01T00:00:00.000Z'));
    const cambios = [
      change(old, 'pendiente', 'en progreso', new Date('2025-02-01T00:00:00.000Z')),
      change(old, 'en progreso', 'completada', at('20T01:00')),
    ];
    const { flujo } = ritmoOf([old], cambios, NOW, UTC);
    expect(flujo).toHaveLength(90);
    expect([flujo[0]?.porEstado['en progreso'], flujo.at(-1)?.porEstado.completada]).toEqual([1, 1]);
  });

  it('uses the installation’s days, west and east of UTC and when the clocks change', () => {
    const a = item('completada', at('01T05:30'));
    const cambios = [
      change(a, 'pendiente', 'en progreso', at('02T07:30')),
      change(a, 'en progreso', 'completada', at('03T08:30')),
    ];
    const days = (zona: string) => shown(ritmoOf([a], cambios, at('03T12:00'), new Calendario(zona)));
    expect(days('America/Los_Angeles')).toEqual([
      ['10-31', 1, 0, 0],
      ['11-01', 0, 1, 0],
      ['11-02', 0, 1, 0],
      ['11-03', 0, 0, 1],
    ]);
    expect(days('Pacific/Auckland').at(-1)).toEqual(['11-04', 0, 0, 1]);
  });

  it('is empty while there are no items', () => {
    expect(ritmoOf([], [], NOW, UTC)).toEqual({
      flujo: [],
      ciclo: { mediana: null, percentil85: null, terminadas: [] },
    });
  });
});

describe('cycle time', () => {
  const took = (dias: number, titulo = 'Pagar') => {
    const made = item('completada', at('01T00:00'), titulo);
    const done = new Date(at('02T00:00').getTime() + dias * 86_400_000);
    return {
      made,
      cambios: [
        change(made, 'pendiente', 'en progreso', at('02T00:00')),
        change(made, 'en progreso', 'completada', done),
      ],
    };
  };

  it('runs from the first start to the last completion', () => {
    const again = item('completada', at('01T00:00'));
    const cambios = [
      change(again, 'pendiente', 'en progreso', at('02T00:00')),
      change(again, 'en progreso', 'completada', at('03T00:00')),
      change(again, 'completada', 'en revisión', at('04T00:00')),
      change(again, 'en revisión', 'completada', at('06T12:00')),
    ];
    expect(ritmoOf([again], cambios, NOW, UTC).ciclo).toEqual({
      mediana: 4.5,
      percentil85: 4.5,
      terminadas: [
        { _id: again._id.toHexString(), titulo: 'Pagar', fecha: '2026-11-06T12:00:00.000Z', dias: 4.5 },
      ],
    });
  });

  it('leaves out what is not completed and what was created completed', () => {
    const { made, cambios } = took(1);
    const reopened = { ...made, estado: 'en progreso' as const };
    const more = [...cambios, change(made, 'completada', 'en progreso', at('10T00:00'))];
    const ritmo = ritmoOf([reopened, item('completada', at('05T00:00'))], more, NOW, UTC);
    expect(ritmo.ciclo.terminadas).toEqual([]);
  });

  it('gives the median and the 85th percentile', () => {
    const four = [1, 2, 4, 10].map((dias) => took(dias));
    const ritmo = ritmoOf(
      four.map(({ made }) => made),
      four.flatMap(({ cambios }) => cambios).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
      NOW,
      UTC,
    );
    expect(ritmo.ciclo.mediana).toBe(3);
    expect(ritmo.ciclo.percentil85).toBeCloseTo(7.3, 1);
    expect(ritmo.ciclo.terminadas.map(({ dias }) => dias)).toEqual([1, 2, 4, 10]);
  });
});
