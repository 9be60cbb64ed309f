import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openBrowser } from '../../../product/browser.ts';
import { register, type Person } from '../../escena/people.ts';
import { makeEquipo } from '../../escena/scene.ts';
import { growTree, say, type Tree } from '../../escena/tree.ts';
import type { Target } from '../../target.ts';
import { openAs } from './guiones.ts';

const CORPUS = new URL('../../../../apps/web/src/shared/testing/datos/ataques.json', import.meta.url);

/** Whatever runs says so in the page. */
const armed = (texto: string): string => texto.replaceAll('alert(1)', 'window.__roto=1');

/** The corpus that the web's own tests draw piece by piece, as two texts that every field may hold. */
function readCorpus(): { html: string; enlaces: string } {
  const { html, destinos } = JSON.parse(readFileSync(CORPUS, 'utf8')) as Record<
    'html' | 'destinos',
    string[]
  >;
  return {
    html: armed(html.join('\n\n')),
    enlaces: armed(destinos.map((to) => `[pulsa](${to}) ![imagen](<${to}>) <${to}> ${to}`).join('\n\n')),
  };
}

interface Stage {
  reader: Person;
  equipo: string;
  tree: Tree;
}

/** A team in which every field that takes Markdown has the corpus. */
async function plant({ door, scene, findings }: Target): Promise<Stage> {
  const { html, enlaces } = readCorpus();
  const todo = `${html}\n\n${enlaces}`;
  const reader = await register(door, 'Lee Textos');
  const writer = await register(door, 'Escribe Textos');
  const equipo = await makeEquipo(door, scene.people.admin, writer, reader);
  await door.must('PUT', `/api/equipos/${equipo}`, scene.people.admin.token, { descripcion: todo });
  const tree = await growTree(door, writer, equipo, 'Con textos');
  const put = (path: string, body: object) => door.must('PUT', `/api/${path}`, writer.token, body);
  await put(`proyectos/${tree.proyecto}`, { descripcion: todo });
  await put(`epicas/${tree.epica}`, { descripcion: todo });
  await put(`historias/${tree.historia}`, { descripcion: todo, responsable: reader._id });
  await put(`tareas/${tree.tarea}`, { descripcion: todo, asignado: reader._id });
  const post = (path: string, body: object) => door.must('POST', `/api/${path}`, writer.token, body);
  for (const path of [`historias/${tree.historia}`, `tareas/${tree.tarea}`]) {
    await post(`${path}/criterios`, { criterios: [{ texto: html.slice(0, 400) }] });
    for (const texto of [html, enlaces]) await post(`${path}/comentarios`, { texto });
  }
  await post('sprints', {
    nombre: 'Con objetivo',
    objetivo: html.slice(0, 2_000),
    proyecto: tree.proyecto,
    fechaInicio: '2026-12-07',
    fechaFin: '2026-12-21',
    historiasSeleccionadas: [tree.otraHistoria],
  });
  for (const texto of [html, enlaces])
    await say(door, writer, { chatId: tree.proyecto, tipoChat: 'proyecto' }, texto);
  const { historia } = await door.must<{ historia: { descripcion: string } }>(
    'GET',
    `/api/historias/${tree.historia}`,
    reader.token,
  );
  findings.check(historia.descripcion === todo, 'una descripción no se guarda como se escribió');
  return { reader, equipo, tree };
}

/** Each with what must be on it before it is looked at: a screen without the texts proves nothing. */
const screensOf = ({ tree }: Stage): string[] => [
  `/backlog/${tree.proyecto}?epica=${tree.epica}`,
  `/backlog/${tree.proyecto}?historia=${tree.historia}`,
  `/backlog/${tree.proyecto}?tarea=${tree.tarea}`,
  `/tareas/${tree.tarea}`,
  `/historias/${tree.historia}`,
  `/tableros/${tree.proyecto}?historia=${tree.historia}`,
  `/proyecto/${tree.proyecto}`,
  `/sprints/${tree.proyecto}`,
  `/mensajes?chat=${tree.proyecto}&tipo=proyecto`,
];

interface Seen {
  ran: boolean;
  harm: string[];
  shown: boolean;
}

/** As text, because there is no document in this process. */
const LOOK = `({
  ran: '__roto' in window,
  harm: [...document.querySelectorAll('*')].flatMap((e) => [
    ...(['IFRAME', 'OBJECT', 'EMBED', 'BASE', 'MATH', 'VIDEO', 'FORM'].includes(e.tagName) &&
    e.closest('article, aside, main') && !e.matches('form:not([action])') ? [e.tagName] : []),
    ...(e.tagName === 'A' && e.href && !['http:', 'https:', 'mailto:', 'blob:'].includes(e.protocol)
      ? [e.href.slice(0, 100)] : []),
    ...[...e.attributes].filter(({ name }) => /^on/.test(name)).map(({ name }) => name),
  ]),
  shown: document.body.innerText.includes('__roto'),
})`;

/** By then a text has its form, which is fetched when it is needed. */
const SETTLE_MS = 1_500;

async function look(page: Page, path: string, { findings }: Target): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page
    .waitForFunction(`document.body.innerText.includes('__roto')`, undefined, { timeout: 15_000 })
    .catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
  const { ran, harm, shown } = await page.evaluate<Seen>(LOOK);
  findings.check(shown, `${path}: no enseña los textos del ataque`);
  findings.check(!ran, `${path}: se ha ejecutado un texto`);
  findings.check(harm.length === 0, `${path}: un texto es más que un texto`, harm.slice(0, 10));
}

/** Stores the corpus of the web's tests in every field that takes Markdown and reads it where people do. */
export async function plantTexts(target: Target): Promise<void> {
  const stage = await plant(target);
  const browser = await openBrowser();
  try {
    const page = await openAs(browser, target.door.baseUrl, stage.reader);
    const outside: string[] = [];
    const { origin } = new URL(target.door.baseUrl);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) outside.push(request.url());
    });
    for (const path of screensOf(stage)) await look(page, path, target);
    target.findings.check(outside.length === 0, 'un texto carga algo de fuera', outside.slice(0, 10));
  } finally {
    await browser.close();
  }
}
