import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../../../product/browser.ts';
import { formOf, PNG } from '../../escena/files.ts';
import { register, type Person } from '../../escena/people.ts';
import { makeEquipo } from '../../escena/scene.ts';
import { growTree, say, type Tree } from '../../escena/tree.ts';
import type { Target } from '../../target.ts';

/** One text that breaks out of text, attributes and links, and sets a mark if any part of it is executed. */
const EVIL =
  '<img src=x onerror=window.__roto=1><script>window.__roto=1</script><svg onload=window.__roto=1>' +
  `"onmouseover=window.__roto=1 [aquí](javascript:window.__roto=1) \${window.__roto=1} {{constructor.constructor('window.__roto=1')()}}`;

const SETTLE_MS = 700;
/** How many screens must show the planted texts for the test to mean anything. */
const MIN_SHOWN = 10;

interface Stage {
  reader: Person;
  tree: Tree;
  equipo: string;
  conversacion: string;
}

/** A team in which every text is the script, and `reader`, who opens its screens. */
async function setStage({ door, scene }: Target): Promise<Stage> {
  const { admin } = scene.people;
  const reader = await register(door, `Lee ${EVIL}`.slice(0, 200));
  const writer = await register(door, `Escribe ${EVIL}`.slice(0, 200));
  const equipo = await makeEquipo(door, admin, writer, reader);
  await door.must('PUT', `/api/equipos/${equipo}`, admin.token, {
    nombre: EVIL.slice(0, 199),
    descripcion: EVIL,
  });
  const tree = await growTree(door, writer, equipo, EVIL.slice(0, 199));
  const put = (path: string, body: object) => door.must('PUT', `/api/${path}`, writer.token, body);
  await put(`proyectos/${tree.proyecto}`, { descripcion: EVIL });
  await put(`epicas/${tree.epica}`, { descripcion: EVIL });
  const historia = { comoUsuario: EVIL.slice(0, 199), quiero: EVIL, para: EVIL, descripcion: EVIL };
  await put(`historias/${tree.historia}`, historia);
  await put(`tareas/${tree.tarea}`, { descripcion: EVIL, asignado: reader._id });
  await door.send({
    method: 'POST',
    path: `/api/tareas/${tree.tarea}/archivos`,
    token: writer.token,
    ...formOf({}, [{ nombre: '<img src=x onerror=window.__roto=1>.png', bytes: PNG }]),
  });
  await say(door, writer, { chatId: reader._id, tipoChat: 'directo' }, EVIL);
  await say(door, writer, { chatId: equipo, tipoChat: 'equipo' }, `@${reader.nombre} ${EVIL}`);
  const { conversacionId } = await door.must<{ conversacionId: string }>(
    'POST',
    '/api/ia/mensaje',
    reader.token,
    {
      mensaje: `busca ${EVIL}`,
    },
  );
  return { reader, tree, equipo, conversacion: conversacionId };
}

const screensOf = ({ tree, equipo, conversacion }: Stage): string[] => [
  '/dashboard',
  `/dashboard/${tree.proyecto}`,
  '/proyectos',
  `/proyecto/${tree.proyecto}`,
  `/backlog/${tree.proyecto}`,
  `/sprints/${tree.proyecto}`,
  `/tableros/${tree.proyecto}`,
  '/equipos',
  '/tareas',
  `/tareas/${tree.tarea}`,
  `/tareas/${tree.proyecto}`,
  `/mensajes?chat=${equipo}&tipo=equipo`,
  `/mensajes?chat=${tree.proyecto}&tipo=proyecto`,
  '/notificaciones',
  `/ia-asistente?conversacion=${conversacion}`,
  '/configuracion',
  // Reflected scripts: the page shows a part of its address.
  `/proyecto/${encodeURIComponent(EVIL)}`,
  `/tareas/${encodeURIComponent('<img src=x onerror=window.__roto=1>')}`,
  `/mensajes?chat=${encodeURIComponent(EVIL)}&tipo=${encodeURIComponent(EVIL)}`,
  `/login?error=${encodeURIComponent(EVIL)}&volver=javascript:window.__roto=1`,
  `/login#${EVIL}`,
  `/restablecer/${encodeURIComponent(EVIL)}`,
  `/${encodeURIComponent(EVIL)}`,
];

/** Elements that only exist if the text was interpreted as HTML. */
const INJECTED =
  'img[src="x"], img[onerror], svg[onload], [onmouseover], a[href^="javascript:"], script:not([src])';

interface Seen {
  ran: boolean;
  found: string[];
  shown: boolean;
}

/** As text, because there is no document in this process. */
const LOOK = `({
  ran: '__roto' in window,
  found: [...document.querySelectorAll(${JSON.stringify(INJECTED)})].map((e) => e.outerHTML.slice(0, 200)),
  shown: document.body.innerText.includes('onerror='),
})`;

/** Returns whether the page shows any text of the attack; a page without it proves nothing. */
async function look(page: Page, path: string, { findings }: Target): Promise<boolean> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate<Seen>(LOOK);
  findings.check(!seen.ran, `${path}: se ha ejecutado el texto de alguien`);
  findings.check(seen.found.length === 0, `${path}: el texto de alguien se lee como HTML`, seen.found);
  return seen.shown;
}

const WRITE_SCRIPTS = `(async () => {
  const script = document.createElement('script');
  script.textContent = 'window.__politica = 1';
  document.body.append(script);
  const image = document.createElement('img');
  image.setAttribute('onerror', 'window.__politica = 1');
  image.src = 'x';
  document.body.append(image);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return '__politica' in window;
})()`;

/** Even a script injected into the page by hand must not run, because of the Content Security Policy. */
async function policyHolds(page: Page, { findings }: Target): Promise<void> {
  const ran = await page.evaluate<boolean>(WRITE_SCRIPTS);
  findings.check(!ran, 'la política de contenido deja ejecutar un guion escrito en la página');
}

/** A page on which this person has signed in. */
export async function openAs(
  browser: Browser,
  baseUrl: string,
  { token, ...usuario }: Person,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, locale: 'es-ES' });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto('/login');
  await page.evaluate(
    ([key, user]) => {
      localStorage.setItem('token', key!);
      localStorage.setItem('user', user!);
    },
    [token, JSON.stringify(usuario)],
  );
  return page;
}

/** Puts scripts into every text, file name and address, and checks that the browser executes none on any screen. */
export async function plantScripts(target: Target): Promise<void> {
  const stage = await setStage(target);
  const browser = await openBrowser();
  try {
    const page = await openAs(browser, target.door.baseUrl, stage.reader);
    const shown: string[] = [];
    for (const path of screensOf(stage)) if (await look(page, path, target)) shown.push(path);
    target.findings.check(shown.length >= MIN_SHOWN, 'pocas pantallas enseñan los textos del ataque', shown);
    await policyHolds(page, target);
  } finally {
    await browser.close();
  }
}
