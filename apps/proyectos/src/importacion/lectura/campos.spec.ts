import { describe, expect, it } from '@jest/globals';
import { guessMapeo } from '../mapeo/guess.rules';
import { columnasOf } from '../plan/item/cells';
import { itemOf } from '../plan/item/item.rules';
import { ofKind } from '../plan/item/of-kind.rules';
import { readFile } from './read-file';

/** What becomes of a file: all that its rows are here, as text, and the columns of which nothing comes. */
async function told(text: string): Promise<{ items: string; fuera: string }> {
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
    const fuera = columnas.filter(({ nombre }) => !mapeo.columnas[nombre]);
    return { items: JSON.stringify(items), fuera: JSON.stringify(fuera) };
  }
}

/** Fields of each format, with a value that is found again: in the item or its note, or in the list of what is not brought. */
const ID = '65e0a1b2c3d4e5f600000010';
const TRELLO = {
  name: 'tablero-m',
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
      labels: [{ name: 'etiqueta-m', color: 'color-m' }],
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
const CSV = 'Title;Lo que sea;Project key;Horas;Puntos\ntitulo-m;suelto-m;proyecto-m;5;8\n';

describe('what a file says is brought, noted by its name, or listed as left out', () => {
  it.each([
    [
      'Trello',
      JSON.stringify(TRELLO),
      ['2031-01-02', '2031-03-04', 'Fecha límite cumplida: Sí', '2031-05-06'],
    ],
    [
      'Jira, JSON',
      JSON.stringify(JIRA),
      ['2031-01-02', '2031-03-04', 'Tiempo estimado en el origen: 5400000 s'],
    ],
    ['Jira, XML', XML, ['2031-03-04', 'Horas estimadas: 1.5', 'Tiempo dedicado: 7200 s']],
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
});
