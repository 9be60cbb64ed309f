import { describe, expect, it } from '@jest/globals';
import { zipOf } from '../../../test/importaciones/zip-of';
import { MAX_DEPTH, MAX_ENTRIES } from './base/budget';
import type { FileRead } from './read-file';
import { readFile } from './read-file';
import type { How } from './read-table';
import { textOfHtml } from './textos/text-of-html';

/** The rows and what they were, or the name of the refusal. */
async function read(bytes: Buffer | string, how: How = {}): Promise<{ rows: number } & Partial<FileRead>> {
  const reading = readFile([Buffer.from(bytes)], how);
  let rows = 0;
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { rows, ...value };
    rows += value.length;
  }
}
const refusalOf = (bytes: Buffer | string): Promise<string> =>
  read(bytes).then(
    () => 'leído',
    ({ motivo, message }: { motivo?: string; message: string }) => motivo ?? message,
  );
const json = (value: unknown): string => JSON.stringify(value);
const times = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const card = { id: '65e0a1b2c3d4e5f600000010', name: 'Tarjeta' };
const issue = (fields: object) => ({ key: 'A-1', fields: { summary: 'x', ...fields } });

/** Of the processor, which is the same on a machine that is busy with something else. */
async function secondsOf(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

describe('a file that has not the form of its format is refused in words', () => {
  it.each([
    ['a key that is no text', json({ issues: [{ key: { length: 2e8 }, fields: { summary: 'x' } }] })],
    ['no fields', json({ issues: [{ key: 'A-1' }] })],
    ['issues that are no list', json({ issues: { length: 2e8 } })],
    ['a history that is no list', json({ issues: [{ ...issue({}), changelog: { histories: {} } }] })],
    ['no card', json({ lists: [], cards: [null] })],
    ['a card without a name', json({ lists: [], cards: [{ id: 1 }] })],
    ['labels that are no list', json({ lists: [], cards: [{ ...card, labels: { length: 2e8 } }] })],
    ['lists that are no list', json({ lists: 'uno', cards: [card] })],
    ['records that are none', json([{ title: 'uno' }, null])],
  ])('%s', async (_what, text) => expect(await refusalOf(text)).toBe('ficheroMalFormado'));

  it('what a format allows to be absent may be null', async () => {
    const search = { names: null, issues: [issue({ labels: null, issuelinks: null, comment: null })] };
    expect(await read(json(search))).toMatchObject({ rows: 1, origen: 'jira' });
    const board = { lists: [], cards: [{ ...card, labels: null, due: null }], members: null, actions: null };
    expect(await read(json(board))).toMatchObject({ rows: 1, origen: 'trello' });
  });

  it('names that every object has are names like others', async () => {
    const xml = '<?xml version="1.0"?><rss><item><key>A-1</key><constructor>x</constructor></item></rss>';
    expect(await read(xml)).toMatchObject({ cabecera: ['Clave', 'Issue id'] });
    expect(await read('[{"title":"a","__proto__":"b","constructor":"c"}]')).toMatchObject({
      cabecera: ['title', 'constructor'],
    });
  });
});

describe('a file that says that it is of a tracker', () => {
  const huge = { length: 2e8 };
  it.each([
    ['WeKan', { title: 'x', swimlanes: [], lists: [], cards: [{ _id: huge, title: 'a' }] }],
    ['Planka', { item: { name: 'x' }, included: { lists: [], cards: [{ id: huge, listId: '1' }] } }],
    ['Taiga', { us_statuses: [], user_stories: [{ ref: 1, subject: huge }] }],
  ])('and has not the form of %s is refused', async (_tracker, value) => {
    await expect(read(json(value))).rejects.toMatchObject({ motivo: 'ficheroMalFormado' });
  });

  it('is read in a time that grows as it does, whatever hangs from its cards', async () => {
    const all = times(5_000, (i) => String(i));
    const board = {
      title: 'x',
      swimlanes: [],
      lists: [{ _id: 'l', title: 'L' }],
      cards: all.map((_id) => ({ _id, title: _id, listId: 'l' })),
      attachments: all.map((cardId) => ({ cardId, name: 'a.png' })),
      checklists: all.map((cardId) => ({ _id: cardId, cardId, title: 'k' })),
      checklistItems: all.map((cardId) => ({ _id: `i${cardId}`, checklistId: cardId, title: 't' })),
    };
    const text = json(board);
    expect(
      await secondsOf(async () => expect(await read(text)).toMatchObject({ filas: 10_000 })),
    ).toBeLessThan(10);
  });
});

describe('what another tool has written is refused with its name, and the export to take instead', () => {
  it.each([
    ['Nextcloud Deck', json({ boards: [{ title: 'x', stacks: [{ cards: [] }] }] })],
    ['Asana', json({ data: [{ gid: '1', resource_type: 'task', name: 'a' }] })],
    ['Jira (Excel o HTML)', '<html><body><table><tr><td>Key</td></tr></table></body></html>'],
  ])('%s', async (herramienta, text) => {
    await expect(read(text)).rejects.toMatchObject({ motivo: 'ficheroDeOtro', datos: { herramienta } });
  });
});

describe('what is deep, or packed in itself', () => {
  /** An archive whose directory says that its last file becomes 160 MB. */
  const swollen = (files: Record<string, string | Buffer>): Buffer => {
    const bytes = zipOf(files);
    bytes.writeUInt32LE(160 * 1024 * 1024, bytes.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24);
    return bytes;
  };
  const packed = (levels: number): Buffer =>
    times(levels, () => 0).reduce<Buffer>((inner) => zipOf({ 'a.csv': inner }), Buffer.from('Title\nuno\n'));

  it.each([
    ['lists in lists', '['.repeat(100_000)],
    ['records in records', `${'{"a":'.repeat(MAX_DEPTH + 1)}1${'}'.repeat(MAX_DEPTH + 1)}`],
    ['elements in elements', `<?xml version="1.0"?><rss><item>${'<a>'.repeat(100)}`],
  ])('%s', async (_what, text) => expect(await refusalOf(text)).toBe('ficheroProfundo'));

  it('archives in archives have one budget', async () => {
    expect(await read(packed(1))).toMatchObject({ rows: 1 });
    expect(await read(packed(2))).toMatchObject({ rows: 1 });
    expect(await refusalOf(packed(3))).toBe('ficheroAnidado');
    expect(await refusalOf(packed(60))).toBe('ficheroAnidado');
    const once = swollen({ 'a.csv': 'Title\nuno\n', relleno: '' });
    expect(await read(once)).toMatchObject({ rows: 1 });
    expect(await refusalOf(swollen({ 'a.csv': once, relleno: '' }))).toBe('ficheroHinchado');
    const many = Object.fromEntries(times(MAX_ENTRIES + 1, (i) => [`${i}.txt`, '']));
    expect(await refusalOf(zipOf(many))).toBe('ficheroConMuchosArchivos');
  });

  it('cells that say one long text many times', async () => {
    const cells = times(20, (i) => `<c r="${String.fromCharCode(65 + i)}1" t="s"><v>0</v></c>`).join('');
    const book = zipOf({
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c></row><row r="2">${cells}</row></sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`,
    });
    expect(await refusalOf(book)).toBe('filaEnorme');
    expect(await refusalOf(`Title\n"${'x'.repeat(3_000_000)}"\n`)).toBe('filaEnorme');
  });

  it('more columns than a table can have, unless they are empty', async () => {
    const wide = times(4_000, (i) => `c${i}`);
    const cells = (filled: number) => times(4_000, (i) => (i < filled ? 'x' : '')).join();
    expect(await refusalOf(`${wide.join()}\n${cells(2_000)}\n`)).toBe('demasiadasColumnas');
    const { cabecera, filas } = await read(`${wide.join()}\n${cells(40)}\n${cells(300)}\n`);
    expect([cabecera!.length, filas]).toEqual([300, 2]);
    expect(await refusalOf(json([{ title: 'a', list: times(6_000, () => 'x') }]))).toBe('demasiadasColumnas');
  });
});

describe('the time to read grows as the file does', () => {
  const LIMIT = 3;
  const items = (what: string) => `<?xml version="1.0"?><rss><item><key>A-1</key>${what}</item></rss>`;

  it.each([
    ['labels in XML', items('<label>x</label>'.repeat(20_000))],
    [
      'links in JSON',
      json({ issues: [issue({ issuelinks: times(20_000, (i) => ({ inwardIssue: { key: `A-${i}` } })) })] }),
    ],
    [
      'checklists of one card',
      json({
        lists: [],
        cards: [card],
        checklists: times(20_000, (i) => ({ idCard: card.id, checkItems: [{ id: `i${i}`, name: 'x' }] })),
      }),
    ],
    ['lines in a damaged JSON', `{"a":\n${'\n'.repeat(1_000_000)}x`],
    ['quotes in a heading', `${'"a"b'.repeat(200_000)}\n`],
  ])('%s', async (_what, text) => expect(await secondsOf(() => refusalOf(text))).toBeLessThan(LIMIT));

  it.each([
    ['tags that never end', '<b<<<<'.repeat(170_000)],
    ['a tag and blanks', `<b>${' '.repeat(1_000_000)}`],
    ['tags that are never closed', `${'<b>'.repeat(150_000)}${'</i>'.repeat(150_000)}`],
    ['entities', '&amp'.repeat(250_000)],
    ['addresses', '<a href="x">'.repeat(80_000)],
    ['lines', `<b>${' \n'.repeat(500_000)}`],
  ])('HTML: %s', async (_what, html) => expect(await secondsOf(() => textOfHtml(html))).toBeLessThan(LIMIT));
});
