import { describe, expect, it } from '@jest/globals';
import type { Mapeo } from '@pmp/contracts/proyectos';
import { Calendario } from '@pmp/platform';
import { Readable } from 'node:stream';
import { orderOf, readDate } from '../mapeo/dates.rules';
import { guessColumnas } from '../mapeo/guess.rules';
import { columnasOf } from '../plan/item/cells';
import { itemOf } from '../plan/item/item.rules';
import { ofKind } from '../plan/item/of-kind.rules';
import { treeOf, type Node, type Place } from '../plan/tree.rules';
import { ColumnTally } from './base/column-tally';
import { readTable } from './read-table';

const read = async (bytes: Buffer | readonly Buffer[]): Promise<string[][]> => {
  const table = await readTable(Readable.from(Buffer.isBuffer(bytes) ? [bytes] : bytes));
  if (!table) return [];
  const rows = [table.header];
  for await (const row of table.rows) rows.push(row);
  return rows;
};
const pasted = async (text: string): Promise<string[][]> => {
  const table = await readTable(Readable.from([Buffer.from(text)]), { pasted: true });
  const rows = [table!.header];
  for await (const row of table!.rows) rows.push(row);
  return rows;
};
const utf16 = (text: string, big: boolean, mark: boolean): Buffer => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};
const TEXT = 'Título;Años\n"Añadir; ""esto""\ny aquello";3\n';
const ROWS = [
  ['Título', 'Años'],
  ['Añadir; "esto"\ny aquello', '3'],
];

describe('what is pasted', () => {
  it('is lines, with what hangs from what, whatever marks them and whatever commas they have', async () => {
    const text = '- Pagar con tarjeta, o no\n    1. Formulario\n\t[x] Aviso; y registro\n\n• Ver facturas\n';
    expect(await pasted(text)).toEqual([
      ['Línea', 'Título', 'Padre', 'Estado'],
      ['1', 'Pagar con tarjeta, o no', '', ''],
      ['2', 'Formulario', '1', ''],
      ['3', 'Aviso; y registro', '1', 'completada'],
      ['5', 'Ver facturas', '', ''],
    ]);
  });

  it('is cells of a spreadsheet, with their headings or without', async () => {
    expect(await pasted('Título\tPuntos\nPagar, ya\t3\n')).toEqual([
      ['Título', 'Puntos'],
      ['Pagar, ya', '3'],
    ]);
    expect(await pasted('7\tPagar, con tarjeta\tAna\n8\t"Ver\nfacturas"\tLuis\n')).toEqual([
      ['Columna 1', 'Título', 'Columna 3'],
      ['7', 'Pagar, con tarjeta', 'Ana'],
      ['8', 'Ver\nfacturas', 'Luis'],
    ]);
    expect(await pasted('Título;Estado\nPagar;Hecho')).toEqual([
      ['Título', 'Estado'],
      ['Pagar', 'Hecho'],
    ]);
    expect((await pasted('Título\nPagar'))[1]).toEqual(['1', 'Pagar', '', '']);
  });
});

describe('a CSV', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
    ['what Excel writes in Spain', Buffer.from(TEXT, 'latin1')],
    ['UTF-16', utf16(TEXT, false, true)],
    ['UTF-16 the other way round', utf16(TEXT, true, true)],
    ['UTF-16 without a mark', utf16(TEXT, false, false)],
    ['a line that names its delimiter', Buffer.from(`sep=;\r\n${TEXT}`)],
    ['lines of Windows', Buffer.from(TEXT.replace(/\n(?!y)/g, '\r\n'))],
  ])('in %s is the same table, in whatever pieces it comes', async (_name, bytes) => {
    expect(await read(bytes)).toEqual(ROWS);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, i) =>
      bytes.subarray(i * 3, i * 3 + 3),
    );
    expect(await read(pieces)).toEqual(ROWS);
  });

  it('with a row in another encoding keeps the others as they are', async () => {
    const bytes = Buffer.concat([Buffer.from(TEXT), Buffer.from('Revisión;x\n', 'latin1')]);
    expect(await read(bytes)).toEqual([...ROWS, ['Revisi\ufffdn', 'x']]);
  });

  it('that was exported here has no apostrophes against formulas in its texts', async () => {
    const bytes = Buffer.from('Título;Notas\r\n"\'=1+1";"\' -x"\r\n"\'cita\'";"\'@ana"\r\n');
    expect((await read(bytes)).slice(1)).toEqual([
      ['=1+1', ' -x'],
      ["'cita'", '@ana'],
    ]);
  });

  it('has commas, tabs or bars between its cells, and rows of any length', async () => {
    for (const delimiter of [',', '\t', '|'])
      expect(await read(Buffer.from(`a${delimiter}b\n1\n1${delimiter}2${delimiter}3\n`))).toEqual([
        ['a', 'b'],
        ['1'],
        ['1', '2', '3'],
      ]);
    expect(await read(Buffer.from(''))).toEqual([]);
  });

  it('with a quote that is never closed is refused, with its line', async () => {
    const damaged = read(Buffer.from(`a,b\n1,"${'x\n'.repeat(50)}`));
    await expect(damaged).rejects.toMatchObject({ motivo: 'ficheroDanado' });
    const huge = read(Buffer.from(`a,b\n1,"${'x'.repeat(3_000_000)}"\n`));
    await expect(huge).rejects.toMatchObject({ motivo: 'filaEnorme' });
  });

  it('of 50,000 rows leaves room for other work', async () => {
    function* big() {
      yield Buffer.from('Title,Key,Labels\n');
      for (let i = 0; i < 50_000; i += 500)
        yield Buffer.from(
          Array.from({ length: 500 }, (_, j) => `Fila ${i + j},K-${i + j},"una, dos"\n`).join(''),
        );
    }
    const table = await readTable(Readable.from(big()));
    const tally = new ColumnTally(table!.header);
    let rows = 0;
    let turns = 0;
    // Of the processor's time, which is the same on a machine that is busy with something else.
    const begun = process.cpuUsage();
    for await (const row of table!.rows) {
      tally.add(row);
      rows += 1;
      if (rows % 100 > 0) continue;
      turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { user, system } = process.cpuUsage(begun);
    expect(rows).toBe(50_000);
    expect((user + system) / 1e3 / turns).toBeLessThan(60);
    expect(tally.result().map(({ valores }) => valores?.length)).toEqual([undefined, undefined, 1]);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-24', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24T10:15:00+02:00', '2026-11-24T08:15:00.000Z'],
    ['2024-03-03T09:15:00.000Z', '2024-03-03T09:15:00.000Z'],
    ['24/Nov/26 3:04 PM', '2026-11-24T15:04:00.000Z'],
    ['24/nov./26 15:04', '2026-11-24T15:04:00.000Z'],
    ['3/ene/2024', '2024-01-03T00:00:00.000Z'],
    ['03/04/2026', '2026-04-03T00:00:00.000Z'],
    ['Wed Mar 06 2024 10:00:00 GMT+0100 (CET)', '2024-03-06T09:00:00.000Z'],
    ['Tue, 24 Nov 2026 15:04:00 +0000', '2026-11-24T15:04:00.000Z'],
    ['31/02/2026', null],
    ['mañana', null],
  ])('%s', (text, iso) =>
    expect(readDate(text, 'dma', new Calendario('UTC'))?.toISOString() ?? null).toBe(iso),
  );

  it('are read with the month first if a second number is no month', () => {
    expect(orderOf(['03/04/2026', '03/24/2026'])).toEqual({ orden: 'mda', supuesto: false });
    expect(orderOf(['24/03/2026', '03/04/2026'])).toEqual({ orden: 'dma', supuesto: false });
    expect(orderOf(['02/03/2026', '03/03/2026'])).toEqual({ orden: 'dma', supuesto: true });
    expect(readDate('03/24/2026', 'mda', new Calendario('UTC'))?.toISOString()).toBe(
      '2026-03-24T00:00:00.000Z',
    );
  });
});

describe('a row', () => {
  const mapeo: Mapeo = {
    columnas: {
      Título: 'titulo',
      Texto: 'descripcion',
      constructor: null,
      Tipo: 'tipo',
      Comentario: 'comentario',
    },
    tipos: {},
    estados: {},
    prioridades: {},
    personas: {},
    fechas: 'dma',
  };
  const header = ['Título', 'Texto', 'constructor', 'Tipo', 'Comentario'];
  const item = (...cells: string[]) => itemOf(cells, columnasOf(header, mapeo), mapeo);

  it('takes the days of epics and stories, and says of those that end before they begin', () => {
    const names = ['Título', 'Beginn', 'Date de fin'];
    const with_ = { ...mapeo, columnas: guessColumnas('csv', names) };
    const days = (...cells: string[]) => itemOf(cells, columnasOf(names, with_), with_);
    expect(days('Uno', '2026-11-21', '24/12/2026')).toMatchObject({
      inicio: new Date('2026-11-21T00:00:00.000Z'),
      fin: new Date('2026-12-24T00:00:00.000Z'),
      avisos: [],
    });
    expect(days('Dos', '2026-11-21', '2026-11-20')).toMatchObject({
      inicio: null,
      fin: null,
      avisos: ['fechaIlegible'],
      notas: ['Inicio y fin en el origen: 2026-11-21 – 2026-11-20'],
    });
  });

  it('knows the columns of a list that was exported here, in each language', () => {
    const known = [
      'clave tipo titulo estado prioridad responsable puntos etiquetas sprint padre inicio fin fechaLimite',
      'tiempoEstimado creado descripcion tipoTarea',
    ]
      .join(' ')
      .split(' ');
    const lists = [
      'Clave;Tipo;Título;Estado;Prioridad;Responsable;Puntos;Etiquetas;Sprint;Elemento superior;Inicio;Fin;Fecha límite;Horas estimadas;Creada;Descripción;Tipo de tarea',
      'Key;Type;Title;Status;Priority;Assignee;Points;Labels;Sprint;Parent;Start;End;Due date;Estimated hours;Created;Description;Task type',
      'Clé;Type;Titre;État;Priorité;Responsable;Points;Étiquettes;Sprint;Parent;Début;Fin;Échéance;Heures estimées;Créée;Description;Type de tâche',
      'Schlüssel;Typ;Titel;Status;Priorität;Verantwortlich;Punkte;Labels;Sprint;Übergeordnet;Beginn;Ende;Frist;Geschätzte Stunden;Erstellt;Beschreibung;Aufgabentyp',
    ];
    for (const list of lists) expect(Object.values(guessColumnas('csv', list.split(';')))).toEqual(known);
    const row = itemOf(
      ['Uno', 'Mejora'],
      [
        { nombre: 'Título', campo: 'titulo' },
        { nombre: 'Tipo de tarea', campo: 'tipoTarea' },
      ],
      mapeo,
    );
    expect([row.tipo, row.tipoTarea]).toEqual(['historia', 'mejora']);
  });

  it('takes a column of stories for the title only where there is no other', () => {
    expect(guessColumnas('csv', ['Historia', 'Puntos'])).toEqual({ Historia: 'titulo', Puntos: 'puntos' });
    expect(guessColumnas('csv', ['Historia', 'Tarea'])).toEqual({ Historia: 'padre', Tarea: 'titulo' });
  });

  it('keeps all of a huge cell: what no description holds goes into comments', () => {
    const long = 'palabra '.repeat(4_000).trim();
    const { titulo, descripcion, comentarios, avisos } = item(`Uno\n\u202edos${'o'.repeat(300)}`, long);
    expect([titulo.length, descripcion.length <= 10_000]).toEqual([200, true]);
    expect(avisos).toEqual(['caracteresInvisibles', 'tituloCortado', 'descripcionCortada']);
    const all = [descripcion, ...comentarios.map(({ texto }) => texto)].join(' ');
    expect(all.replaceAll(/\s+/g, ' ').includes(long)).toBe(true);
    expect(Math.max(...comentarios.map(({ texto }) => texto.length))).toBeLessThanOrEqual(5_000);
  });

  it('says so when its characters are in no one encoding, and keeps what no number can be', () => {
    const columnas = [...columnasOf(header, mapeo), { nombre: 'Horas', campo: 'tiempoEstimado' as const }];
    const said = itemOf(['Revisi\ufffdn', '', '', '', '', 'dos días'], columnas, mapeo);
    const { avisos, notas, tiempoEstimado } = ofKind(said, 'tarea');
    expect([avisos, notas, tiempoEstimado]).toEqual([
      ['textoDanado'],
      ['Tiempo estimado en el origen: dos días'],
      null,
    ]);
  });

  it('is not misled by values that every object has', () => {
    expect(item('Uno', '', 'x', 'constructor')).toMatchObject({
      tipo: 'historia',
      notas: ['Tipo en el origen: constructor'],
    });
  });
});

describe('the tree of rows', () => {
  const node = (clave: string, tipo: Node['tipo'], padre = ''): Node => ({
    ref: clave,
    clave,
    identificador: '',
    titulo: clave,
    tipo,
    padres: padre ? [padre] : [],
    epica: '',
  });
  const present = {
    placed: () => undefined,
    imported: () => undefined,
    epica: () => undefined,
    idOf: (ref: string) => ref,
  };
  const tree = (...nodes: Node[]) => treeOf(nodes, present, 'Otras').places;
  const told = (places: ReadonlyMap<string, Place>) =>
    [...places].map(([ref, { tipo, padre, avisos }]) => `${ref} ${tipo} ${padre} ${avisos.join()}`.trim());

  it('has three levels, whatever the source had', () => {
    const deep = [
      node('d', 'tarea', 'c'),
      node('c', 'historia', 'b'),
      node('b', 'historia', 'a'),
      node('a', 'epica'),
    ];
    expect(told(tree(...deep)).sort()).toEqual([
      'a epica null',
      'b historia a',
      'c tarea b bajoOtraTarea',
      'd tarea b bajoOtraTarea',
    ]);
  });

  it('puts what names a parent that nobody knows where the person says, and tells it', () => {
    const dentroDe = (tipo: 'epica' | 'historia') => ({
      ...present,
      dentroDe: { tipo, id: 'aqui', padre: null, avisos: [] },
    });
    const lost = [node('a', 'tarea', 'TIENDA-9'), node('b', 'historia')];
    expect(told(treeOf(lost, dentroDe('historia'), 'Otras').places)).toEqual([
      'a tarea aqui padreDesconocido',
      'b tarea aqui',
    ]);
    expect(told(treeOf([node('b', 'historia', 'TIENDA-9')], dentroDe('epica'), 'Otras').places)).toEqual([
      'b historia aqui padreDesconocido',
    ]);
  });

  it('has no circles and loses nothing', () => {
    const circle = [node('a', 'historia', 'c'), node('b', 'historia', 'a'), node('c', 'historia', 'b')];
    const places = tree(...circle);
    expect(places.size).toBe(3);
    expect([...places.values()].filter(({ avisos }) => avisos.includes('padreEnCirculo'))).toHaveLength(1);
    const chain = Array.from({ length: 50_000 }, (_, i) => node(`n${i}`, 'historia', i ? `n${i - 1}` : ''));
    expect(tree(...chain.toReversed()).size).toBe(50_000);
  });
});
