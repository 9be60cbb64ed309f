import { describe, expect, it } from '@jest/globals';
import { CSV, JIRA, LINEAR, PLANE, TAIGA, XML } from '../../../test/importaciones/documentados/proyectos';
import { ID, PLANKA, TRELLO, WEKAN } from '../../../test/importaciones/documentados/tableros';
import { TABLAS } from '../../../test/importaciones/documentados/tablas';
import { guessMapeo } from '../mapeo/guess.rules';
import { columnasOf } from '../plan/item/cells';
import { itemOf } from '../plan/item/item.rules';
import { ofKind } from '../plan/item/of-kind.rules';
import { readFile } from './read-file';

/** What becomes of a file: all that its rows are here, as text, and the columns of which nothing comes. */
async function told(text: string): Promise<{ items: string; fuera: string; faltan: number }> {
  const reading = readFile([Buffer.from(text)]);
  const rows: string[][] = [];
  for (;;) {
    const { done, value } = await reading.next();
    if (!done) {
      rows.push(...value);
      continue;
    }
    const { origen, cabecera, columnas, categorias } = value;
    const mapeo = guessMapeo(origen, columnas, [], { categorias });
    const items = rows.map((row) =>
      ofKind(itemOf(row, columnasOf(cabecera, mapeo, origen), mapeo), 'historia'),
    );
    const shown = (_name: string, value: unknown) => (value instanceof Map ? [...value] : value);
    const fuera = columnas.filter(({ nombre }) => !mapeo.columnas[nombre]);
    return { items: JSON.stringify(items, shown), fuera: JSON.stringify(fuera), faltan: value.faltan ?? 0 };
  }
}

describe('what a file says is brought, noted by its name, or listed as left out', () => {
  it.each([
    [
      'Trello',
      JSON.stringify(TRELLO),
      [
        '2031-01-02',
        '2031-03-04',
        'Fecha límite cumplida: Sí',
        '2031-05-06',
        '["pagos","verde"]',
        'Creada en el origen por: creadora-m',
      ],
    ],
    [
      'Jira, JSON',
      JSON.stringify(JIRA),
      ['2031-01-02', '2031-03-04', 'Tiempo estimado en el origen: 1500 h'],
    ],
    [
      'WeKan',
      JSON.stringify(WEKAN),
      [
        '2031-01-02',
        '2031-03-04',
        '"etiqueta-m","rojo"',
        '["verde","verde"]',
        'Cerrada en el origen: 05/01/2026 17:30',
        'Recibida el): 30/11/2025 08:00',
      ],
    ],
    [
      'Planka',
      JSON.stringify(PLANKA),
      ['2031-03-04', 'Fecha límite cumplida: Sí', 'Tiempo dedicado): 1 min 30 s'],
    ],
    ['Taiga', JSON.stringify(TAIGA), ['2031-03-04', '"puntos":5', '2026-01-05']],
    [
      'Jira, XML',
      XML,
      ['2031-03-04', 'Horas estimadas: 1,5', 'Tiempo dedicado: 2 h', 'Tiempo restante: 30 min'],
    ],
    ['Linear', LINEAR, ['2031-03-04', '"puntos":3']],
    ['Plane', PLANE, ['2031-03-04', '2031-01-02']],
    ...Object.entries(TABLAS).map(([name, [text, others]]) => [name, text, others] as const),
    ['CSV', CSV, ['Horas estimadas: 5', '"puntos":8', 'Lo que sea: suelto-m']],
  ])('%s', async (_format, text, others) => {
    const { items, fuera } = await told(text);
    const markers = [...new Set(text.match(/[a-z]+-m\b/g))];
    expect(markers.filter((marker) => !items.includes(marker) && !fuera.includes(marker))).toEqual([]);
    expect(others.filter((other) => !items.includes(other))).toEqual([]);
  });

  it('what a document says beyond its columns has a name that people read, and no end without a word', async () => {
    const board = { ...TRELLO, prefs: { voting: 'x' }, raro: 'y' };
    const { fuera } = await told(JSON.stringify(board));
    expect(fuera).toContain('"Tablero: ajustes (prefs)"');
    expect(fuera).toContain('"Tarjeta: pegatinas (stickers)"');
    expect(fuera).toContain('"Tablero: raro"');
    const invented = Object.fromEntries(Array.from({ length: 240 }, (_, i) => [`invento${i}`, 'algo']));
    const many = await told(JSON.stringify({ ...invented, ...TRELLO }));
    expect(many.fuera).toMatch(/"Y \d\d datos más","filas":\d\d/);
  });

  it('what its reader uses by itself is not told as left out', async () => {
    const { fuera } = await told(TABLAS['Todoist']![0]);
    expect(fuera).not.toMatch(/INDENT|"TYPE"/);
  });

  it('moves from list to list are its history, whoever tells them', async () => {
    for (const text of [TRELLO, WEKAN, PLANKA, TAIGA].map((one) => JSON.stringify(one))) {
      const { items } = await told(text);
      const histories = (JSON.parse(items) as { historial: object[] }[]).flatMap(
        ({ historial }) => historial,
      );
      expect(histories).toEqual([expect.objectContaining({ de: 'antes-m', a: expect.any(String) })]);
    }
  });

  it('in the order of the lists and of the cards', async () => {
    const card = (id: string, idList: string, pos: number) => ({ id: `${ID}${id}`, name: id, idList, pos });
    const board = {
      lists: [
        { id: 'dos', name: 'Dos', pos: 2 },
        { id: 'uno', name: 'Uno', pos: 1 },
      ],
      cards: [card('c', 'dos', 5), card('b', 'uno', 9), card('a', 'uno', 3)],
    };
    const { items } = await told(JSON.stringify(board));
    expect((JSON.parse(items) as { titulo: string }[]).map(({ titulo }) => titulo)).toEqual(['a', 'b', 'c']);
  });

  it('a template and a card that only draws a line are no work', async () => {
    const card = (name: string, more: object = {}) => ({ id: `${ID}${name}`, name, idList: 'l', ...more });
    const cards = [card('Plantilla', { isTemplate: true }), card('— — —'), card('Trabajo')];
    const { items } = await told(JSON.stringify({ lists: [{ id: 'l', name: 'Uno' }], cards }));
    expect((JSON.parse(items) as { tipo: string }[]).map(({ tipo }) => tipo)).toEqual([
      'omitir',
      'omitir',
      'historia',
    ]);
  });

  it('in the order of the rank of Jira, in each of its exports', async () => {
    const issue = (key: string, rank: string) => ({ key, fields: { summary: key, customfield_9: rank } });
    const ranked = [issue('A-1', '0|i0002:'), issue('A-2', '0|hzzzz:'), issue('A-3', '0|i0001:')];
    const json = JSON.stringify({ names: { customfield_9: 'Rank' }, issues: ranked, total: 120 });
    const csv =
      'Issue key,Summary,Custom field (Rank)\nA-1,A-1,0|i0002:\nA-2,A-2,0|hzzzz:\nA-3,A-3,0|i0001:\nA-4,A-4,\n';
    const keysOf = async (text: string) =>
      (JSON.parse((await told(text)).items) as { clave: string }[]).map(({ clave }) => clave);
    expect(await keysOf(json)).toEqual(['A-2', 'A-3', 'A-1']);
    expect(await keysOf(csv)).toEqual(['A-2', 'A-3', 'A-1', 'A-4']);
    expect((await told(json)).faltan).toBe(117);
  });

  it('a title that is an address only is said', async () => {
    const { items } = await told('Title\nhttps://x.test/a\nVer https://x.test/a\n');
    expect((JSON.parse(items) as { avisos: string[] }[]).map(({ avisos }) => avisos)).toEqual([
      ['tituloEnlace'],
      [],
    ]);
  });
});
