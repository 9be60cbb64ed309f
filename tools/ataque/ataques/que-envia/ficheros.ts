import { setTimeout } from 'node:timers/promises';
import { formOf } from '../../escena/files.ts';
import { zipOf } from '../../escena/zip.ts';
import { faultsOf } from '../../judge.ts';
import type { Target } from '../../target.ts';

const MB = 1024 * 1024;
/** How long somebody else may wait for an answer while a file is read. */
const MAX_MS = 500;
const ASK_EVERY_MS = 50;

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const times = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const card = { id: '65e0a1b2c3d4e5f600000010', name: 'Tarjeta' };
const issue = (fields: object) => ({ key: 'A-1', fields: { summary: 'x', ...fields } });
const xml = (items: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?><rss><channel>${items}</channel></rss>`);

const nested = (levels: number): Buffer =>
  times(levels, () => 0).reduce<Buffer>((inner) => zipOf([['a.csv', inner]]), Buffer.from('Title\nuno\n'));

const book = (): Buffer => {
  const cells = times(20, (i) => `<c r="${String.fromCharCode(65 + i)}2" t="s"><v>0</v></c>`).join('');
  const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c></row>';
  return zipOf([
    [
      'xl/worksheets/sheet1.xml',
      Buffer.from(`<worksheet><sheetData>${head}<row r="2">${cells}</row></sheetData></worksheet>`),
    ],
    ['xl/sharedStrings.xml', Buffer.from(`<sst><si><t>${'x'.repeat(MB)}</t></si></sst>`)],
  ]);
};

/** Files that are small, deep, wide or long, and each of which once stopped the service for everybody. */
const FILES: Record<string, () => Buffer> = {
  'una clave que no es texto': () => json({ issues: [{ key: { length: 2e8 }, fields: { summary: 'x' } }] }),
  'un historial que no es lista': () => json({ issues: [{ ...issue({}), changelog: { histories: {} } }] }),
  'tarjetas que no lo son': () => json({ lists: [], cards: [null] }),
  'una tarjeta sin nombre': () => json({ lists: [], cards: [{ id: 1 }] }),
  'listas dentro de listas': () => Buffer.from('['.repeat(100_000)),
  'elementos dentro de elementos': () => xml(`<item>${'<a>'.repeat(100_000)}`),
  'archivos dentro de archivos': () => nested(60),
  'celdas que dicen lo mismo': book,
  'veinte mil etiquetas': () => xml(`<item><key>A-1</key>${'<label>x</label>'.repeat(20_000)}</item>`),
  'veinte mil enlaces': () =>
    json({ issues: [issue({ issuelinks: times(20_000, (i) => ({ inwardIssue: { key: `A-${i}` } })) })] }),
  'listas en un registro': () => json([{ title: 'a', list: times(100_000, () => 'x') }]),
  'más de lo que cabe en memoria': () => Buffer.from(`{"issues":[],"x":[${'[],'.repeat(15_000_000)}[]]}`),
};
/** What is read, and takes long. */
const SLOW: Record<string, () => Buffer> = {
  'etiquetas de HTML sin cerrar': () =>
    xml(
      `<item><key>A-1</key><summary>x</summary><description><![CDATA[${'<b<<<<'.repeat(170_000)}]]></description></item>`,
    ),
  'veinte mil listas de tareas': () =>
    json({
      lists: [],
      cards: [card],
      checklists: times(20_000, (i) => ({ idCard: card.id, checkItems: [{ id: `i${i}`, name: 'x' }] })),
    }),
};

/** Sends each as one person while another one asks for something, who must not notice. */
export async function bringFiles(target: Target): Promise<void> {
  for (const [what, bytes] of Object.entries(FILES)) await bring(target, what, bytes(), false);
  for (const [what, bytes] of Object.entries(SLOW)) await bring(target, what, bytes(), true);
}

async function bring({ door, own, scene, findings }: Target, what: string, bytes: Buffer, isRead: boolean) {
  let isOver = false;
  const { member, teamAdmin } = own.people;
  const sent = door
    .send({
      method: 'POST',
      path: `/api/importaciones?equipo=${own.equipo}`,
      token: member.token,
      ...formOf({}, [{ nombre: 'fichero', bytes }]),
    })
    .finally(() => void (isOver = true));
  let slowest = 0;
  do {
    const { status, ms } = await door.json('GET', '/api/proyectos', scene.people.member.token);
    findings.check(status === 200, `mientras se lee «${what}» contesta ${status} a los demás`);
    slowest = Math.max(slowest, ms);
    await setTimeout(ASK_EVERY_MS);
  } while (!isOver);
  findings.check(slowest < MAX_MS, `mientras se lee «${what}» los demás esperan ${Math.round(slowest)} ms`);
  const answer = await sent;
  const expected = isRead ? answer.status === 201 : answer.status >= 400 && answer.status < 500;
  const faults = isRead ? [] : faultsOf(answer);
  findings.check(
    expected && !faults.length,
    `«${what}» contesta ${answer.status}`,
    `${faults.join()} ${answer.text.slice(0, 200)}`,
  );
  const next = await door.json('GET', '/api/importaciones', teamAdmin.token);
  findings.check(next.status === 200, `después de «${what}» contesta ${next.status}`);
  if (answer.status !== 201) return;
  const { importacion } = JSON.parse(answer.text) as { importacion: { _id: string } };
  await door.json('DELETE', `/api/importaciones/${importacion._id}`, member.token);
}
