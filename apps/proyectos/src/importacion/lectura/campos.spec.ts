import { describe, expect, it } from '@jest/globals';
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

/** Fields of each format, with a value that is found again: in the item or its note, or in the list of what is not brought. */
const ID = '65e0a1b2c3d4e5f600000010';
const TRELLO = {
  name: 'tablero-m',
  desc: 'explicacion-m',
  lists: [{ id: 'l', name: 'lista-m' }],
  members: [
    { id: 'm', fullName: 'miembro-m' },
    { id: 'v', fullName: 'voto-m' },
  ],
  customFields: [
    { id: 'f', name: 'Campo', type: 'text' },
    { id: 'o', name: 'Opción', options: [{ id: 'x', value: { text: 'opcion-m' } }] },
  ],
  cards: [
    {
      id: ID,
      shortLink: 'clave-m',
      shortUrl: 'https://trello.com/c/url-m',
      name: 'titulo-m',
      desc: 'descripcion-m',
      idList: 'l',
      labels: [
        { name: 'etiqueta-m', color: 'color-m' },
        { name: 'pagos', color: 'green_dark' },
      ],
      idMembers: ['m'],
      idMembersVoted: ['v'],
      start: '2031-01-02T10:00:00.000Z',
      due: '2031-03-04T10:00:00.000Z',
      dueComplete: true,
      locationName: 'lugar-m',
      address: 'calle-m',
      cover: { color: 'portada-m' },
      attachments: [{ name: 'fichero-m', url: 'https://x.test/adjunto-m' }],
      customFieldItems: [
        { idCustomField: 'f', value: { text: 'texto-m' } },
        { idCustomField: 'o', idValue: 'x' },
      ],
    },
  ],
  checklists: [
    {
      idCard: ID,
      name: 'comprobacion-m',
      checkItems: [
        { id: 'i', name: 'punto-m', state: 'complete', idMember: 'v', due: '2031-05-06T10:00:00.000Z' },
      ],
    },
  ],
  actions: [
    { type: 'createCard', data: { card: { id: ID } }, memberCreator: { fullName: 'creadora-m' } },
    {
      type: 'copyCommentCard',
      date: '2026-01-01T00:00:00.000Z',
      data: { text: 'comentario-m', card: { id: ID } },
      memberCreator: { fullName: 'autor-m' },
    },
  ],
};
const JIRA = {
  names: { customfield_1: 'Cliente', customfield_2: 'Sprint', customfield_3: 'Start date' },
  issues: [
    {
      id: 'id-m',
      key: 'M-1',
      fields: {
        summary: 'titulo-m',
        description: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'descripcion-m' }] }],
        },
        issuetype: { name: 'tipo-m' },
        status: { name: 'estado-m', statusCategory: { key: 'done' } },
        priority: { name: 'prioridad-m' },
        resolution: { name: 'resolucion-m' },
        assignee: { displayName: 'responsable-m' },
        reporter: { displayName: 'autor-m' },
        labels: ['etiqueta-m'],
        components: [{ name: 'componente-m' }],
        versions: [{ name: 'afectada-m' }],
        fixVersions: [{ name: 'correccion-m' }],
        parent: { key: 'padre-m' },
        duedate: '2031-03-04',
        timeoriginalestimate: 5_400_000,
        timespent: 7_200,
        environment: 'entorno-m',
        customfield_1: { value: 'cliente-m' },
        customfield_2: [{ id: 1, name: 'sprint-m', state: 'active' }],
        customfield_3: '2031-01-02',
        comment: {
          comments: [
            {
              created: '2026-01-01T00:00:00.000+0000',
              author: { displayName: 'quien-m' },
              body: 'comentario-m',
            },
          ],
        },
        attachment: [{ filename: 'fichero-m', content: 'https://x.test/adjunto-m' }],
        issuelinks: [{ type: { name: 'Blocks' }, outwardIssue: { key: 'enlace-m' } }],
      },
    },
  ],
};
const XML = `<?xml version="1.0"?><rss><channel><item>
  <key id="id-m">M-1</key><summary>titulo-m</summary><description>descripcion-m</description><type>tipo-m</type>
  <status>estado-m</status><priority>prioridad-m</priority><resolution>resolucion-m</resolution>
  <assignee>responsable-m</assignee><reporter>autor-m</reporter><labels><label>etiqueta-m</label></labels>
  <component>componente-m</component><version>afectada-m</version><fixVersion>correccion-m</fixVersion>
  <due>Tue, 4 Mar 2031 00:00:00 +0100</due><environment>entorno-m</environment><parent>padre-m</parent>
  <timeoriginalestimate seconds="5400">1 hour, 30 minutes</timeoriginalestimate>
  <timespent seconds="7200">2 hours</timespent>
  <comments><comment author="quien-m" created="Thu, 1 Jan 2026 00:00:00 +0000">comentario-m</comment></comments>
  <attachments><attachment name="fichero-m"/></attachments>
  <issuelinks><issuelinktype><outwardlinks description="blocks"><issuelink><issuekey>enlace-m</issuekey></issuelink></outwardlinks></issuelinktype></issuelinks>
  <customfields><customfield><customfieldname>Cliente</customfieldname><customfieldvalues><customfieldvalue>cliente-m</customfieldvalue></customfieldvalues></customfield></customfields>
</item></channel></rss>`;
const LINEAR = `ID,Team,Title,Description,Status,Estimate,Priority,Project ID,Project,Creator,Assignee,Labels,Cycle Number,Cycle Name,Cycle Start,Cycle End,Created,Updated,Started,Triaged,Completed,Canceled,Archived,Due Date,Parent issue,Initiatives,Project Milestone,SLA Status,UUID,Time in status (minutes),Related to,Blocked by,Duplicate of
M-1,equipo-m,titulo-m,descripcion-m,estado-m,3,High,idproyecto-m,proyecto-m,creador-m,responsable-m,etiqueta-m,4,ciclo-m,2031-01-01,2031-01-14,2026-01-01T00:00:00Z,2026-01-02T00:00:00Z,2026-01-02T00:00:00Z,2026-01-01T12:00:00Z,,,,2031-03-04,padre-m,iniciativa-m,hito-m,sla-m,uuid-m,90,relacion-m,bloqueo-m,duplicada-m
`;
const PLANE = JSON.stringify([
  {
    id: 'id-m',
    sequence_id: 7,
    name: 'titulo-m',
    description_html: '<p>descripcion-m</p>',
    state: { name: 'estado-m', group: 'started' },
    priority: 'urgent',
    assignees: [{ display_name: 'responsable-m' }],
    labels: [{ name: 'etiqueta-m' }],
    cycle: { name: 'ciclo-m' },
    module: { name: 'modulo-m' },
    estimate_point: '3',
    start_date: '2031-01-02',
    target_date: '2031-03-04',
    parent: 'padre-m',
    created_by: { display_name: 'autor-m' },
    is_draft: 'borrador-m',
  },
]);
const CSV = 'Title;Lo que sea;Project key;Horas;Puntos\ntitulo-m;suelto-m;proyecto-m;5;8\n';

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
      ['2031-01-02', '2031-03-04', 'Tiempo estimado en el origen: 5400000 s'],
    ],
    ['Jira, XML', XML, ['2031-03-04', 'Horas estimadas: 1.5', 'Tiempo dedicado: 7200 s']],
    ['Linear', LINEAR, ['2031-03-04', '"puntos":3']],
    ['Plane', PLANE, ['2031-03-04', '2031-01-02']],
    ['CSV', CSV, ['Horas estimadas: 5', '"puntos":8', 'Lo que sea: suelto-m']],
  ])('%s', async (_format, text, others) => {
    const { items, fuera } = await told(text);
    const markers = [...new Set(text.match(/[a-z]+-m\b/g))];
    expect(markers.filter((marker) => !items.includes(marker) && !fuera.includes(marker))).toEqual([]);
    expect(others.filter((other) => !items.includes(other))).toEqual([]);
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
