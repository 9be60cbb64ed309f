import { describe, expect, it } from '@jest/globals';
import { partsOfLibro } from '@pmp/contracts/common/libro';
import { Calendario } from '@pmp/platform';
import { zipOf } from '../../../test/importaciones/zip-of';
import { guessMapeo, unknownIn } from '../mapeo/guess.rules';
import { columnasOf } from '../plan/item/cells';
import type { Item } from '../plan/item/item';
import { itemOf } from '../plan/item/item.rules';
import { ofKind } from '../plan/item/of-kind.rules';
import { readFile } from './read-file';

const PEOPLE = [{ _id: 'luis', nombre: 'Luis Gil', correo: 'luis@ejemplo.test' }];

const bytesOf = (file: string | object): Buffer =>
  Buffer.isBuffer(file) ? file : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));

/** What a file becomes in an installation of this zone. */
async function read(file: string | object, zona = 'Europe/Madrid') {
  const reading = readFile([bytesOf(file)]);
  const rows: string[][] = [];
  let step = await reading.next();
  for (; !step.done; step = await reading.next()) rows.push(...step.value);
  const { cabecera, columnas, origen, categorias } = step.value;
  const mapeo = guessMapeo(origen, columnas, PEOPLE, { categorias });
  const calendario = new Calendario(zona);
  const items = rows.map((row): Item => {
    const item = itemOf(row, columnasOf(cabecera, mapeo, origen), mapeo, calendario);
    return ofKind(item, item.tipo);
  });
  return { origen, items, mapeo, desconocidos: unknownIn(mapeo, { categorias }) };
}

const ZONAS = ['Europe/Madrid', 'America/Los_Angeles', 'Asia/Tokyo', 'UTC'];

describe('days and hours as the source means them, wherever the installation is', () => {
  it.each(ZONAS)(
    'a day, also of a change of clocks, with or without a zone of its own, in %s',
    async (zona) => {
      for (const [said, dia] of [
        ['2026-03-29', '2026-03-29'],
        ['25/10/2026', '2026-10-25'],
        ['08/Mar/26 12:00 AM', '2026-03-08'],
        ['Sat Dec 05 2026 00:00:00 GMT+0100 (CET)', '2026-12-05'],
        ['Sat, 5 Dec 2026 00:00:00 -0800', '2026-12-05'],
        ['5 de diciembre de 2026', '2026-12-05'],
        ['01/12/2026 23:30', '2026-12-01'],
      ]) {
        const { items } = await read(`Título;Tipo;Fecha límite\nUno;Historia;${said}\n`, zona);
        expect([said, items[0]!.fin?.toISOString().slice(0, 10)]).toEqual([said, dia]);
      }
    },
  );

  it.each([
    ['Europe/Madrid', '2026-11-24T22:30:00.000Z', '2026-11-24T22:45:00.000Z'],
    ['America/Los_Angeles', '2026-11-25T07:30:00.000Z', '2026-11-25T07:45:00.000Z'],
  ])('an hour without a zone is one of the installation, in %s', async (zona, creado, dicho) => {
    const csv =
      'Issue key,Summary,Issue Type,Created,Due date,Comment\nA-1,Uno,Sub-task,24/Nov/26 11:30 PM,24/Nov/26 11:30 PM,24/Nov/26 11:45 PM;ana;Hola\n';
    const [uno] = (await read(csv, zona)).items;
    expect(uno).toMatchObject({ creado: new Date(creado), fechaLimite: new Date(creado) });
    expect(uno!.comentarios).toMatchObject([{ fecha: new Date(dicho), texto: 'Hola' }]);
  });

  it('the days of a sprint are those that are written, and what is no day is said', async () => {
    const csv = (start: string) =>
      `ID,Team,Title,Status,Cycle Name,Cycle Start,Cycle End\nE-1,E,Uno,Todo,C,${start},2026-11-21\n`;
    const [uno] = (await read(csv('Sat Nov 07 2026 00:00:00 GMT+0900 (JST)'))).items;
    expect(uno).toMatchObject({ sprintInicio: new Date('2026-11-07'), sprintFin: new Date('2026-11-21') });
    expect((await read(csv('pronto'))).items[0]!.avisos).toEqual(['fechaIlegible']);
  });
});

describe('what Jira calls closed was done only where its resolution says so', () => {
  const wont = { key: 'done' };
  const json = (resolution: string) => ({
    issues: [
      {
        key: 'A-1',
        fields: {
          summary: 'Uno',
          status: { name: 'Closed', statusCategory: wont },
          resolution: resolution ? { name: resolution } : null,
        },
      },
    ],
  });
  const xml = (resolution: string) =>
    `<?xml version="1.0"?><rss><channel><item><key id="1">A-1</key><summary>Uno</summary><status>Closed</status><resolution>${resolution}</resolution></item></channel></rss>`;
  const csv = (resolution: string, name = 'Resolution') =>
    `Issue key,Summary,Status,${name},Resolved\nA-1,Uno,Closed,${resolution},24/Nov/26 3:04 PM\n`;

  it.each([
    ["Won't Do", true],
    ['Incomplete', true],
    ['Duplicado', true],
    ['Done', false],
    ['Fixed', false],
    ['', false],
  ])('«%s»', async (resolution, isAbandoned) => {
    const names = ['Resolution', 'Resolución', 'Résolution', 'Lösung'];
    for (const file of [
      json(resolution),
      xml(resolution),
      `Issue key,Summary,Status,Status Category,Resolution\nA-1,Uno,Closed,Done,${resolution}\n`,
      ...names.map((name) => csv(resolution, name)),
    ]) {
      const { items, desconocidos } = await read(file);
      const { abandonada, estado, avisos, notas } = items[0]!;
      expect([abandonada, isAbandoned || estado, avisos]).toEqual([
        isAbandoned,
        isAbandoned || 'completada',
        [],
      ]);
      expect(notas.join('\n')).toContain(resolution);
      expect(desconocidos.estados).toEqual([]);
    }
  });

  it('when it was closed is when it was done', async () => {
    const [uno] = (await read(csv('Fixed'), 'UTC')).items;
    expect(uno!.resuelto).toEqual(new Date('2026-11-24T15:04:00Z'));
  });
});

describe('the same tools, exported in Spanish', () => {
  it.each([
    [
      'openproject',
      'ID,Asunto,Tipo,Estado,Asignado a,Responsable,Padre,Versión,Fecha de finalización,Trabajo,Creado el\n31,Pagar,Historia,En curso,Luis Gil,Ana,,v1,2026-12-05,4h,2026-11-01T09:00:07Z\n',
      {
        responsable: 'luis',
        fin: new Date('2026-12-05'),
        creado: new Date('2026-11-01T09:00:07Z'),
        notas: expect.arrayContaining(['Responsable: Ana', 'Horas estimadas: 4']),
      },
    ],
    [
      'planner',
      'Id. de tarea,Nombre de tarea,Nombre del depósito,Retrasada,Elementos de la lista de comprobación\na,Mesas,Por hacer,Falso,medir;pedir\n',
      {
        criterios: [
          { texto: 'medir', hecho: false },
          { texto: 'pedir', hecho: false },
        ],
        notas: ['Estado en el origen: Por hacer'],
      },
    ],
    [
      'notion',
      'Nombre,Asignar,Estado,Fecha,Elemento principal\nPagar,Luis Gil,En curso,1 de diciembre de 2026 → 5 de diciembre de 2026,Padre (https://x.test/p)\n',
      {
        inicio: new Date('2026-12-01'),
        fin: new Date('2026-12-05'),
        padres: expect.arrayContaining(['Padre']),
      },
    ],
    [
      'redmine',
      '#,Tipo,Estado,Asunto,Peticiones relacionadas,Ficheros\n7,Funcionalidad,En curso,Pagar,Bloquea a #8,plano.pdf\n',
      { relaciones: [{ tipo: 'bloquea', hacia: true, otra: '8' }], adjuntos: ['plano.pdf'] },
    ],
  ])('%s', async (origen, csv, esperado) => {
    const told = await read(csv);
    expect(told.origen).toBe(origen);
    expect(told.items[0]).toMatchObject(esperado);
  });
});

it('a cycle of Linear without a name is called by its number', async () => {
  const csv =
    'ID,Team,Title,Cycle Number,Cycle Name,Cycle Start\nV-1,V,Uno,4,,2026-11-16\nV-2,V,Dos,5,Con nombre,\nV-3,V,Tres,,,\n';
  expect((await read(csv)).items.map(({ sprint }) => sprint)).toEqual(['Cycle 4', 'Con nombre', '']);
});

describe('a list of ours that was opened as CSV and saved as a workbook', () => {
  it('has no marks against formulas in its texts, and one that came as a workbook keeps its own', async () => {
    const parts = partsOfLibro({
      nombre: 'Hoja',
      cabecera: ['Título'],
      filas: [["'=1+1"]],
      dias: new Set(),
    });
    const styles = parts['xl/styles.xml']!.replaceAll(' quotePrefix="1"', '');
    const titleIn = async (bytes: Buffer) => (await read(bytes)).items[0]!.titulo;
    expect(await titleIn(zipOf({ ...parts, 'xl/styles.xml': styles }))).toBe('=1+1');
    expect(await titleIn(zipOf(parts))).toBe("'=1+1");
  });
});

describe('what only one tool writes', () => {
  it('Asana: people by their address, else by their name', async () => {
    const csv =
      'Task ID,Name,Section/Column,Assignee,Assignee Email\n1,Uno,To do,Luchi,luis@ejemplo.test\n2,Dos,To do,Luis Gil,otro@ejemplo.test\n3,Tres,To do,Eva,eva@ejemplo.test\n';
    const { items } = await read(csv);
    expect(items.map(({ responsable }) => responsable)).toEqual(['luis', 'luis', null]);
    expect(items[2]!.notas).toContain('Responsable en el origen: Eva <eva@ejemplo.test>');
  });

  it('ClickUp: nothing is nothing, and its comments have a zone in words', async () => {
    const csv =
      'Task ID,Task Name,Task Content,Status,Priority,Comments\n1,Uno,x,not started,null,"[{""text"":""hola"",""by"":""ana"",""date"":""11/2/2026, 10:11:12 AM GMT+1""}]"\n';
    const { items, desconocidos } = await read(csv);
    expect(desconocidos).toEqual({ tipos: [], estados: [], prioridades: [] });
    expect(items[0]!.comentarios).toMatchObject([{ fecha: new Date('2026-11-02T09:11:12Z') }]);
  });

  it('Jira: what `Parent` names is the number of the work item', async () => {
    const csv =
      'Summary,Work item key,Work item id,Work type,Parent\nUno,A-1,10,Story,\nDos,A-2,11,Sub-task,10\n';
    const { items } = await read(csv);
    expect(items.map(({ identificador, padres }) => [identificador, padres])).toEqual([
      ['10', []],
      ['11', ['10']],
    ]);
  });

  it('Redmine: in Spanish too, with its versions and days', async () => {
    const csv =
      '#;Proyecto;Tipo;Estado;Prioridad;Asunto;Versión prevista;Fecha de inicio;Fecha fin\n12;Web;Tareas;Comentarios;Inmediata;Uno;1.0;29/03/2026;01/12/2026\n';
    const { origen, items, desconocidos } = await read(csv);
    expect([origen, desconocidos.tipos]).toEqual(['redmine', []]);
    expect(items[0]).toMatchObject({
      epica: '1.0',
      inicio: new Date('2026-03-29'),
      fin: new Date('2026-12-01'),
      estado: 'en revisión',
    });
  });

  it('Todoist: a deadline is when it is due, and the planned day is noted', async () => {
    const csv =
      'TYPE,CONTENT,PRIORITY,INDENT,DATE,DATE_LANG,DEADLINE,DEADLINE_LANG\ntask,Uno,4,1,every day,en,2026-12-09,en\ntask,Dos,4,1,5 dic 2026,es,,\n';
    const [uno, dos] = (await read(csv)).items;
    expect(uno).toMatchObject({ fin: new Date('2026-12-09'), avisos: [] });
    expect(uno!.notas).toContain('Fecha prevista: every day');
    expect(dos).toMatchObject({ fin: new Date('2026-12-05') });
  });

  it('Planka and WeKan: who made a card, fields of their own, parents and votes', async () => {
    const { items } = await read({
      item: { name: 'T' },
      included: {
        lists: [{ id: '1', name: 'Sin terminar' }],
        cards: [{ id: '10', listId: '1', name: 'Uno', creatorUserId: '5' }],
        users: [{ id: '5', email: 'luis@ejemplo.test' }],
        customFields: [{ id: 'c', name: 'Puntos' }],
        customFieldValues: [{ cardId: '10', customFieldId: 'c', content: '5' }],
      },
    });
    expect(items).toMatchObject([{ estado: 'pendiente', puntos: 5, autor: 'luis@ejemplo.test' }]);
    const wekan = await read({
      title: 'T',
      swimlanes: [],
      lists: [{ _id: 'l', title: 'Doing' }],
      users: [{ _id: 'u', username: 'luis' }],
      cards: [
        { _id: 'a', title: 'Uno', listId: 'l', userId: 'u', vote: { positive: ['u'] }, color: 'red' },
        { _id: 'b', title: 'Dos', listId: 'l', parentId: 'a' },
      ],
    });
    expect(wekan.items).toMatchObject([
      { autor: 'luis', notas: expect.arrayContaining(['Votos: luis']) },
      { padres: ['a'] },
    ]);
    expect(Object.entries(wekan.mapeo.columnas).filter(([, campo]) => campo === null)).toEqual([
      ['Portada', null],
    ]);
  });

  it('a link to another item may name it by what neither is a key nor a number', async () => {
    const csv = 'Task ID,Name,Section/Column,Blocked By (Dependencies)\n1,Uno,To do,Dos\n2,Dos,To do,\n';
    const [uno] = (await read(csv)).items;
    expect(uno!.relaciones).toEqual([{ tipo: 'bloquea', hacia: false, otra: 'Dos' }]);
  });
});

it('what Jira writes with form arrives with it, in each of its exports', async () => {
  const wiki = '*Ojo* con el [plano|https://x.test/a]';
  const csv = `Issue key,Summary,Description,Comment\nA-1,Uno *y* dos,${wiki},24/Nov/26 3:04 PM;ana;${wiki}\n`;
  const json = {
    issues: [
      {
        key: 'A-1',
        fields: { summary: 'Uno *y* dos', description: wiki, comment: { comments: [{ body: wiki }] } },
      },
    ],
  };
  const html =
    '&lt;p&gt;&lt;b&gt;Ojo&lt;/b&gt; con el &lt;a href="https://x.test/a"&gt;plano&lt;/a&gt;&lt;/p&gt;';
  const xml = `<?xml version="1.0"?><rss><channel><item><key id="1">A-1</key><summary>Uno *y* dos</summary><description>${html}</description><comments><comment author="ana" created="Tue, 24 Nov 2026 15:04:00 +0100">${html}</comment></comments></item></channel></rss>`;
  for (const file of [csv, json, xml]) {
    const { titulo, descripcion, comentarios } = (await read(file)).items[0]!;
    expect(titulo).toBe('Uno *y* dos');
    expect(descripcion).toBe('**Ojo** con el [plano](https://x.test/a)');
    expect(comentarios.map(({ texto }) => texto)).toEqual([descripcion]);
  }
});
