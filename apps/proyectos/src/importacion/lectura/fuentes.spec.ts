import { describe, expect, it } from '@jest/globals';
import type { Celda } from '@pmp/contracts/common/csv';
import { partsOfLibro } from '@pmp/contracts/common/libro';
import type { Origen } from '@pmp/contracts/proyectos';
import { readFileSync } from 'node:fs';
import { zipOf } from '../../../test/importaciones/zip-of';
import { guessMapeo } from '../mapeo/guess.rules';
import { columnasOf } from '../plan/item/cells';
import type { Item } from '../plan/item/item';
import { itemOf } from '../plan/item/item.rules';
import { ofKind } from '../plan/item/of-kind.rules';
import { treeOf } from '../plan/tree.rules';
import { readFile } from './read-file';

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../test/importaciones/fuentes/${name}`, import.meta.url));
const PEOPLE = [{ _id: 'ana', nombre: 'Ana Ruiz', correo: 'ana@ejemplo.test' }];
const libro = ([cabecera, ...filas]: readonly (readonly Celda[])[]): Buffer =>
  zipOf(
    partsOfLibro({
      nombre: 'Hoja',
      cabecera: cabecera!.map((cell) => String(cell ?? '')),
      filas: filas.map((fila) => [...fila]),
      dias: new Set(),
    }),
  );
/** As Planner writes its plan: what it is of stands above the table. */
const PLANNER = libro([
  ['Plan name', 'Tienda'],
  ['Plan ID', 'x1'],
  ['Date of export', '11/28/2026'],
  [
    'Task ID',
    'Task Name',
    'Bucket Name',
    'Progress',
    'Priority',
    'Assigned To',
    'Created By',
    'Created Date',
    'Start Date',
    'Due Date',
    'Late',
    'Completed Date',
    'Completed By',
    'Checklist Items',
    'Labels',
    'Description',
  ],
  [
    't1',
    'Pagar con Bizum',
    'En curso',
    'In progress',
    'Important',
    'Ana Ruiz;Luis Gil',
    'Luis Gil',
    '10/01/2026',
    '11/20/2026',
    '12/13/2026',
    'false',
    '',
    '',
    'Uno\nDos',
    'pagos;móvil',
    'Como cliente',
  ],
  [
    't2',
    'Vieja',
    'Por hacer',
    'Completed',
    'Medium',
    '',
    'Luis Gil',
    '10/01/2026',
    '',
    '',
    'false',
    '10/09/2026',
    'Ana Ruiz',
    '',
    '',
    '',
  ],
]);
const MONDAY_HEADER = ['Name', 'Subitems', 'Person', 'Status', 'Date', 'Item ID (auto generated)'];
const MONDAY = libro([
  ['Tienda'],
  ['Este sprint'],
  MONDAY_HEADER,
  ['Pagar con Bizum', 'Formulario', 'Ana Ruiz', 'Working on it', '2026-12-01', '9001'],
  ['Subitems', 'Name', 'Owner', 'Status', 'Horas'],
  ['', 'Formulario', 'Ana Ruiz', 'Done', '3'],
  ['Más adelante'],
  MONDAY_HEADER,
  ['Vieja', '', '', 'Stuck', '', '9002'],
  ['Sola'],
]);

async function imported(file: Buffer) {
  const reading = readFile([file]);
  const rows: string[][] = [];
  let step = await reading.next();
  for (; !step.done; step = await reading.next()) rows.push(...step.value);
  const { cabecera, columnas, origen, categorias } = step.value;
  const mapeo = guessMapeo(origen, columnas, PEOPLE, { categorias });
  const items = rows.map((row) => itemOf(row, columnasOf(cabecera, mapeo, origen), mapeo));
  const nodes = items.map((item, i) => ({ ...item, ref: String(i) }));
  const nothing = { placed: () => undefined, imported: () => undefined, epica: () => undefined };
  const { places } = treeOf(nodes, { ...nothing, idOf: (ref) => ref }, 'Importado');
  const placed = items.map((item, i) => ofKind(item, places.get(String(i))?.tipo ?? 'historia'));
  const parentOf = (i: number) => items[Number(places.get(String(i))?.padre)]?.titulo;
  return { origen, items: placed, tipos: items.map((_, i) => places.get(String(i))?.tipo), parentOf };
}

const day = (fecha: Date | null): string | undefined => fecha?.toISOString().slice(0, 10);
const named = (items: readonly Item[], titulo: string): Item => items.find((item) => item.titulo === titulo)!;

type Caso = [Origen, () => Buffer, Partial<Record<'padre' | 'fin' | 'vieja' | 'dice', string>>];

describe('the export of a tracker is known, and mapped without a question', () => {
  it.each<Caso>([
    ['asana', () => fixture('asana.csv'), { padre: 'Pagar con Bizum', fin: '2026-12-01', dice: 'pagos' }],
    [
      'clickup',
      () => fixture('clickup.csv'),
      { padre: 'Pagar con Bizum', fin: '2026-12-01', dice: 'Luis Gil' },
    ],
    ['notion', () => fixture('notion.csv'), { padre: 'Pagar con Bizum', fin: '2026-12-01', dice: 'móvil' }],
    [
      'monday',
      () => MONDAY,
      { padre: 'Pagar con Bizum', fin: '2026-12-01', vieja: 'bloqueada', dice: 'Este sprint' },
    ],
    ['github', () => fixture('github.tsv'), { padre: 'Pagar con Bizum', dice: 'acme/tienda' }],
    [
      'openproject',
      () => fixture('openproject.csv'),
      { padre: 'Pagar con Bizum', fin: '2026-12-01', dice: 'Luis Gil' },
    ],
    [
      'redmine',
      () => fixture('redmine.csv'),
      { padre: 'Pagar con Bizum', fin: '2026-12-01', dice: 'plano.png' },
    ],
    [
      'todoist',
      () => fixture('todoist.csv'),
      { padre: 'Pagar con Bizum', fin: '2026-12-01', vieja: 'completada', dice: 'Ojo, con el límite' },
    ],
    ['planner', () => PLANNER, { fin: '2026-12-13', vieja: 'completada', dice: 'Luis Gil' }],
    [
      'taiga',
      () => fixture('taiga.json'),
      { padre: 'Pagar con Bizum', fin: '2026-12-01', vieja: 'completada', dice: 'Sin contrato' },
    ],
    [
      'wekan',
      () => fixture('wekan.json'),
      { padre: 'Pagar con Bizum', fin: '2026-12-01', dice: 'Carril): Móvil' },
    ],
    [
      'planka',
      () => fixture('planka.json'),
      { padre: 'Pagar con Bizum', fin: '2026-12-01', dice: 'Tiempo dedicado): 1 h' },
    ],
  ])('%s', async (origen, file, { padre, fin, vieja, dice }) => {
    const made = await imported(file());
    expect(made.origen).toBe(origen);
    const bizum = named(made.items, 'Pagar con Bizum');
    expect(bizum).toMatchObject({ estado: 'en progreso' });
    if (origen !== 'github') expect(bizum.responsable).toBe('ana');
    expect(day(bizum.fin)).toBe(fin);
    if (padre) {
      const at = made.items.findIndex(({ titulo }) => titulo.startsWith('Formulario'));
      expect([made.tipos[at], made.parentOf(at)]).toEqual(['tarea', padre]);
    }
    if (vieja) expect(named(made.items, 'Vieja').estado).toBe(vieja);
    expect(JSON.stringify(made.items)).toContain(dice);
    expect(made.items.filter(({ avisos }) => avisos.includes('fechaIlegible'))).toEqual([]);
  });

  it('with what only some of them have', async () => {
    const asana = await imported(fixture('asana.csv'));
    expect(named(asana.items, 'Correo, con coma')).toMatchObject({
      estado: 'completada',
      relaciones: [{ tipo: 'bloquea', hacia: false, otra: '1201' }],
    });
    const clickup = named((await imported(fixture('clickup.csv'))).items, 'Pagar con Bizum');
    expect(clickup).toMatchObject({
      prioridad: 'alta',
      comentarios: [{ autor: 'luis@ejemplo.test', texto: 'Ojo; con el límite' }],
      adjuntos: ['plano.png https://x.test/plano.png'],
    });
    expect(clickup.notas).toContain('Horas estimadas: 2');
    const redmine = await imported(fixture('redmine.csv'));
    expect(named(redmine.items, 'Pagar con Bizum').relaciones).toEqual([
      { tipo: 'bloquea', hacia: true, otra: '42' },
      { tipo: 'relaciona', hacia: true, otra: '43' },
    ]);
    const taiga = named((await imported(fixture('taiga.json'))).items, 'Pagar con Bizum');
    expect(taiga).toMatchObject({
      puntos: 5,
      sprint: 'Sprint 1',
      etiquetas: ['pagos, y más', 'móvil'],
      comentarios: [{ autor: 'luis@ejemplo.test', fecha: new Date('2026-10-02T09:00:05Z') }],
    });
    // A state of epics has its kind too.
    const pagos = named((await imported(fixture('taiga.json'))).items, 'Pagos');
    expect(pagos).toMatchObject({ tipo: 'epica', estado: 'completada' });
    const wekan = named((await imported(fixture('wekan.json'))).items, 'Pagar con Bizum');
    expect(wekan).toMatchObject({
      puntos: 5,
      etiquetas: ['pagos', 'Rojo'],
      creado: new Date('2026-10-01T09:00:07Z'),
    });
    expect(day(wekan.inicio)).toBe('2026-11-20');
    const planner = named((await imported(PLANNER)).items, 'Pagar con Bizum');
    expect(planner).toMatchObject({
      etiquetas: ['pagos', 'móvil'],
      criterios: [
        { texto: 'Uno', hecho: false },
        { texto: 'Dos', hecho: false },
      ],
    });
    const monday = await imported(MONDAY);
    expect(monday.items.map(({ titulo }) => titulo)).toEqual([
      'Pagar con Bizum',
      'Formulario',
      'Vieja',
      'Sola',
    ]);
    expect(named(monday.items, 'Sola').epica).toBe('Más adelante');
    expect(named(monday.items, 'Formulario').responsable).toBe('ana');
    expect(named(monday.items, 'Formulario').notas).toContain('Subelemento: Horas: 3');
    const todoist = (await imported(fixture('todoist.csv'))).items;
    expect(todoist[0]).toMatchObject({
      etiquetas: ['pagos'],
      comentarios: [{ texto: 'Ojo, con el límite' }],
    });
    expect(todoist[1]).toMatchObject({ titulo: 'Formulario ana@ejemplo.test', prioridad: 'media' });
  });
});

describe('of a workbook', () => {
  const parts = partsOfLibro({
    nombre: 'Portada',
    cabecera: ['Informe de noviembre'],
    filas: [],
    dias: new Set(),
  });
  const other = partsOfLibro({
    nombre: 'x',
    cabecera: ['Título', 'Estado'],
    filas: [['Dos', 'Hecho']],
    dias: new Set(),
  });
  const book = zipOf({
    ...parts,
    'xl/worksheets/sheet2.xml': other['xl/worksheets/sheet1.xml']!,
    'xl/workbook.xml': parts['xl/workbook.xml']!.replace(
      '</sheets>',
      '<sheet name="Oculta" state="hidden" sheetId="2" r:id="r1"/><sheet name="Datos" sheetId="3" r:id="r3"/></sheets>',
    ),
    'xl/_rels/workbook.xml.rels': parts['xl/_rels/workbook.xml.rels']!.replace(
      '</Relationships>',
      '<Relationship Id="r3" Type="x/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
    ),
  });
  const read = async (bytes: Buffer, how: Parameters<typeof readFile>[1]) => {
    const reading = readFile([bytes], how);
    let step = await reading.next();
    while (!step.done) step = await reading.next();
    return step.value;
  };

  it('the sheets that are shown are offered, and the one that is asked for is read', async () => {
    expect(await read(book, { hoja: 'Datos' })).toMatchObject({
      hojas: ['Portada', 'Datos'],
      hoja: 'Datos',
      cabecera: ['Título', 'Estado'],
    });
    expect(await read(book, { hoja: 'Datos', cabecera: 1 })).toMatchObject({ filas: 1 });
  });

  it('the header is found below what stands above it, or is the row that is told', async () => {
    const report = Buffer.from('Informe;;\nFecha;28/11/2026;\n;;\nTítulo;Estado;Vence\nUno;Hecho;\n');
    expect(await read(report, {})).toMatchObject({ cabecera: ['Título', 'Estado', 'Vence'], filas: 1 });
    expect(await read(Buffer.from('a;b\nc;d\nUno;Dos\n'), { cabecera: 2 })).toMatchObject({
      cabecera: ['c', 'd'],
    });
    expect(await read(Buffer.from('Cosa;Otra\nTítulo;x\n'), {})).toMatchObject({
      cabecera: ['Cosa', 'Otra'],
    });
  });
});
