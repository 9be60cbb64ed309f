import { describe, expect, it } from '@jest/globals';
import { zipOf } from '../../../test/importaciones/zip-of';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { guessMapeo } from '../mapeo/guess.rules';
import { historyOf } from '../plan/history.rules';
import { columnasOf } from '../plan/item/cells';
import type { Item } from '../plan/item/item';
import { itemOf } from '../plan/item/item.rules';
import { ColumnTally } from './base/column-tally';
import { readTable } from './read-table';

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../test/importaciones/${name}`, import.meta.url));

const PEOPLE = [{ _id: 'ana', nombre: 'Ana Ruiz', correo: 'ana@ejemplo.test' }];

/** What a file says, as it is proposed without anybody's help. */
const itemsOf = async (bytes: Buffer): Promise<{ origen: string; items: Item[] }> => {
  const table = await readTable(Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]));
  const { origen, header, rows } = table!;
  const tally = new ColumnTally(header);
  const all: string[][] = [];
  for await (const row of rows) {
    tally.add(row);
    all.push(row);
  }
  const mapeo = guessMapeo(origen, tally.result(), PEOPLE);
  return { origen, items: all.map((row) => itemOf(row, columnasOf(header, mapeo), mapeo)) };
};

describe('exports of other trackers', () => {
  it('a board of Trello: cards, lists, people, checklists and comments', async () => {
    const { origen, items } = await itemsOf(fixture('trello.json'));
    expect(origen).toBe('trello');
    const [vieja, card, paso] = items;
    expect(card).toMatchObject({
      clave: 'aBcD1234',
      titulo: 'Pagar con Bizum',
      tipo: 'historia',
      estado: 'en progreso',
      epica: 'Tienda',
      etiquetas: ['pagos', 'Rojo'],
      responsable: 'ana',
      fechaLimite: new Date('2026-12-24T11:00:00.000Z'),
      adjuntos: ['captura.png https://trello.example/captura.png'],
      avisos: [],
    });
    expect(card!.creado?.getUTCFullYear()).toBe(2024);
    expect(card!.comentarios).toEqual([
      { autor: 'Luis Gil', fecha: new Date('2026-11-17T10:00:00.000Z'), texto: 'El primero' },
      {
        autor: 'Ana Ruiz',
        fecha: new Date('2026-11-18T10:00:00.000Z'),
        texto: 'El segundo; con punto y coma',
      },
    ]);
    expect(card!.historial).toEqual([
      { fecha: new Date('2026-11-19T10:00:00.000Z'), autor: 'Ana Ruiz', de: 'Por hacer', a: 'Haciendo' },
    ]);
    expect(paso).toMatchObject({ tipo: 'tarea', estado: 'completada', padres: ['aBcD1234'] });
    expect(vieja).toMatchObject({
      titulo: 'Tarjeta vieja',
      abandonada: true,
      notas: expect.arrayContaining(['Lista de la que se archivó: Por hacer']),
    });
  });

  it.each(['jira.json', 'jira.xml'])('%s has what the CSV of Jira has', async (name) => {
    const { origen, items } = await itemsOf(fixture(name));
    expect(origen).toBe('jira');
    expect(items.at(-1)).toMatchObject({
      clave: 'TIENDA-2',
      identificador: '10002',
      tipo: 'historia',
      prioridad: 'alta',
      responsable: 'ana',
      puntos: 5,
      etiquetas: ['pagos', 'móvil'],
      creado: new Date('2024-03-03T08:15:00.000Z'),
      comentarios: [{ texto: 'Ojo con el límite', fecha: new Date('2024-03-04T09:00:00.000Z') }],
    });
    expect(items.at(-1)!.descripcion).toMatch(/^Como cliente,\s+(- )?quiero (\*\*)?Bizum(\*\*)?$/);
    expect(items.at(-1)!.sprint).toMatch(/^Sprint \d$/);
  });

  it('the history of states, the links and the days of the sprint of Jira', async () => {
    const { items } = await itemsOf(fixture('jira.json'));
    // Who did so is told in a comment too: the history names those only who have an account here.
    expect(items[1]!.notas.join()).toContain('Ana Ruiz: To Do → In Progress');
    expect(items[1]).toMatchObject({
      sprint: 'Sprint 2',
      sprintInicio: new Date('2024-03-04'),
      sprintFin: new Date('2024-03-15'),
      relaciones: [
        { tipo: 'bloquea', hacia: true, otra: 'TIENDA-3' },
        { tipo: 'duplica', hacia: false, otra: 'TIENDA-4' },
        { tipo: 'relaciona', hacia: true, otra: 'TIENDA-5' },
      ],
    });
    const facts = {
      tipo: 'historia',
      estado: 'completada',
      createdAt: items[1]!.creado!,
      now: new Date(),
    } as const;
    expect(historyOf(items[1]!, { ...facts, mapeo: { estados: { 'To Do': 'pendiente' } } })).toEqual([
      { fecha: new Date('2024-03-05T09:00:00.000Z'), autor: 'Ana Ruiz', de: 'pendiente', a: 'en progreso' },
      { fecha: new Date('2024-03-09T09:00:00.000Z'), autor: 'Ana Ruiz', de: 'en progreso', a: 'completada' },
    ]);
    const [last] = (await itemsOf(fixture('jira.xml'))).items;
    expect(last!.relaciones.map(({ tipo, hacia, otra }) => `${tipo} ${hacia} ${otra}`)).toEqual([
      'bloquea true TIENDA-3',
      'bloquea false TIENDA-4',
      'relaciona true TIENDA-5',
    ]);
    expect(items[0]).toMatchObject({ tipo: 'epica', titulo: 'Pagos' });
  });

  it('a CSV of Linear and a JSON of Plane', async () => {
    const linear = await itemsOf(fixture('linear.csv'));
    expect(linear.origen).toBe('linear');
    expect(linear.items[0]).toMatchObject({
      clave: 'LIN-1',
      estado: 'en progreso',
      prioridad: 'crítica',
      puntos: 3,
      responsable: 'ana',
      epica: 'Pagos',
      etiquetas: ['pagos', 'móvil'],
      sprint: 'Ciclo 4',
      sprintFin: new Date('2024-03-18T00:00:00.000Z'),
      relaciones: [{ tipo: 'relaciona', hacia: true, otra: 'LIN-3' }],
    });
    expect(linear.items[1]!.relaciones).toEqual([{ tipo: 'bloquea', hacia: false, otra: 'LIN-1' }]);
    expect(linear.items[1]).toMatchObject({ prioridad: 'media', padres: ['LIN-1'] });
    // It tells no changes, and when each was begun and closed.
    const at = (text: string) => new Date(`2024-03-${text}:00:00.000Z`);
    const past = { tipo: 'historia', mapeo: { estados: {} }, now: at('20T10') } as const;
    const pastOf = (i: number) => {
      const { estado, abandonada, creado } = linear.items[i]!;
      const now = abandonada ? 'completada' : estado;
      return historyOf(linear.items[i]!, { ...past, estado: now, createdAt: creado! });
    };
    const begun = { de: 'pendiente', a: 'en progreso' };
    expect(pastOf(0)).toEqual([{ fecha: at('06T12'), ...begun }]);
    expect(pastOf(1)).toEqual([]);
    expect(pastOf(2)).toEqual([
      { fecha: at('04T10'), ...begun },
      { fecha: at('08T10'), de: 'en progreso', a: 'completada' },
    ]);
    const plane = await itemsOf(fixture('plane.json'));
    expect(plane.origen).toBe('plane');
    expect(plane.items[0]).toMatchObject({
      clave: '7',
      titulo: 'Pagar con Bizum',
      descripcion: 'Como cliente, quiero **Bizum**',
      estado: 'en progreso',
      prioridad: 'crítica',
      responsable: 'ana',
      etiquetas: ['pagos'],
      fechaLimite: new Date('2026-12-24T00:00:00.000Z'),
    });
  });

  it('a workbook: texts, numbers, dates, the values of formulas and empty cells', async () => {
    const sheet = `<?xml version="1.0"?><worksheet><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Vence</t></is></c><c r="D1" t="inlineStr"><is><t>Puntos</t></is></c></row>
      <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>46380</v></c><c r="D2"><f>1+1</f><v>2</v></c></row>
    </sheetData></worksheet>`;
    const parts = {
      'xl/worksheets/sheet1.xml': sheet,
      'xl/sharedStrings.xml':
        '<sst><si><t>Título</t></si><si><r><t>Pagar &amp; </t></r><r><t>cobrar</t></r></si></sst>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    };
    const { items } = await itemsOf(zipOf(parts));
    const ofMac = await itemsOf(
      zipOf({ ...parts, 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>' }),
    );
    expect(ofMac.items[0]).toMatchObject({ fechaLimite: new Date('2030-12-25T00:00:00.000Z') });
    const hidden = await itemsOf(
      zipOf({
        ...parts,
        'xl/worksheets/sheet1.xml':
          '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>1</v></c></row></sheetData></worksheet>',
        'xl/worksheets/sheet2.xml': sheet,
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="Listas" state="hidden" r:id="rId1"/><sheet name="Tareas" r:id="rId2"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
      }),
    );
    expect(hidden.items[0]).toMatchObject({ titulo: 'Pagar & cobrar' });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      titulo: 'Pagar & cobrar',
      puntos: 2,
      fechaLimite: new Date('2026-12-24T00:00:00.000Z'),
    });
  });

  it('what is none of them is refused in words', async () => {
    const refused = async (bytes: Buffer | string) => {
      const reading = itemsOf(Buffer.from(bytes));
      return reading.then(
        () => 'leído',
        (error: { motivo?: string }) => error.motivo,
      );
    };
    expect(await refused('{"cards": [')).toBe('ficheroDanado');
    expect(await refused('{"uno": 1}')).toBe('ficheroDesconocido');
    expect(await refused('<?xml version="1.0"?><rss><item><key>A</key>')).toBe('ficheroDanado');
    expect(await refused('<?xml version="1.0"?><a>&fuera;</a>')).toBe('ficheroDanado');
    for (const other of [
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
      '<?xml version="1.0"?><entity-engine-xml><Issue id="1"/></entity-engine-xml>',
      '<?xml version="1.0"?><Project><Tasks/></Project>',
    ])
      expect(await refused(other)).toBe('ficheroDeOtro');
    // Each of these would be one row for a list, without its cards.
    for (const nested of [
      '{"boards":[{"id":"a","title":"T","columns":[{"title":"Por hacer","cards":[{"name":"Uno"}]}]}]}',
      '{"name":"T","lists":[{"id":1,"name":"Por hacer","cards":[{"id":1,"name":"Uno"}]}]}',
    ])
      expect(await refused(nested)).toBe('ficheroConListas');
    expect(await refused('%PDF-1.7 lo que sea')).toBe('ficheroDesconocido');
    expect(await refused(Buffer.from('PK\u0003\u0004 no es un libro'))).toBe('ficheroDanado');
  });
});
