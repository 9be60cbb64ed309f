import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowser } from '../product/browser.ts';
import { signIn } from '../product/sign-in.ts';
import { medianOf } from './quantile.ts';
import { CONTRASENA } from './seed/people.ts';
import type { Workspace } from './seed/workspace.ts';

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
/** 50 kB/s and 400 ms: a telephone far from its antenna. */
const SLOW_NETWORK = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
const LIMIT_MS = 60_000;
/** Time for the last paint to be reported. */
const SETTLED_MS = 300;

interface Screen {
  nombre: string;
  path: (workspace: Workspace) => string;
  /** The first of what a person came for. */
  first: string;
}

const SCREENS: Screen[] = [
  { nombre: 'panel general', path: () => '/dashboard', first: 'main a[href^="/proyecto/"]' },
  {
    nombre: 'tablero de 500',
    path: ({ tablero }) => `/tableros/${tablero.proyecto}`,
    first: '[data-historia-id]',
  },
  { nombre: 'backlog', path: ({ tablero }) => `/backlog/${tablero.proyecto}`, first: '[data-elemento]' },
  { nombre: 'mensajes', path: () => '/mensajes', first: 'main a[href*="chat="]' },
];

const CONDITIONS = ['normal', `CPU ×${CPU_SLOWDOWN}`, 'red lenta'] as const;

interface Sight {
  firstMs: number;
  requests: number;
  paintMs: number;
  shift: number;
}

/** Runs in the page before anything of it; Node's types do not know these kinds of entry. */
function collectPaints(): void {
  const sight = { paint: 0, shift: 0 };
  Object.assign(globalThis, { sight });
  const observe = (type: string, note: (entry: { startTime: number; value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
      type: type as 'measure',
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (sight.paint = startTime));
  observe('layout-shift', ({ value = 0 }) => (sight.shift += value));
}

/** Runs in the page: the content policy would refuse it as a text. 0 until what is waited for is there. */
function whenFound(selector: string): number {
  const { document } = globalThis as unknown as { document: { querySelector: (one: string) => unknown } };
  return document.querySelector(selector) ? performance.now() : 0;
}

async function slowDown(page: Page, condition: (typeof CONDITIONS)[number]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  if (condition === 'red lenta') await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  else if (condition !== 'normal')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function look(
  context: BrowserContext,
  path: string,
  first: string,
  condition: (typeof CONDITIONS)[number],
): Promise<Sight> {
  const page = await context.newPage();
  try {
    await page.addInitScript(collectPaints);
    await slowDown(page, condition);
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.goto(path, { waitUntil: 'commit', timeout: LIMIT_MS });
    const found = await page.waitForFunction(whenFound, first, { timeout: LIMIT_MS, polling: 'raf' });
    const firstMs = Number(await found.jsonValue());
    const soFar = requests;
    await page.waitForTimeout(SETTLED_MS);
    const { paint, shift } = await page.evaluate<{ paint: number; shift: number }>('sight');
    return { firstMs, requests: soFar, paintMs: paint, shift };
  } finally {
    await page.close();
  }
}

const rowOf = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Cold: a browser that has never been here but for its session. Warm: the same again, with its service worker. */
async function measure(browser: Browser, baseURL: string, state: string, screen: Screen, path: string) {
  const rows: string[] = [];
  for (const condition of CONDITIONS) {
    const cold: Sight[] = [];
    const warm: Sight[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({
        baseURL,
        locale: 'es-ES',
        storageState: JSON.parse(state) as never,
      });
      cold.push(await look(context, path, screen.first, condition));
      const page = await context.newPage();
      await page.goto(path);
      await page.evaluate('navigator.serviceWorker?.ready');
      await page.close();
      warm.push(await look(context, path, screen.first, condition));
      await context.close();
    }
    const median = (sights: Sight[], of: keyof Sight) => medianOf(sights.map((sight) => sight[of]));
    rows.push(
      rowOf([
        screen.nombre,
        condition,
        median(cold, 'firstMs').toFixed(0),
        median(warm, 'firstMs').toFixed(0),
        median(cold, 'paintMs').toFixed(0),
        median(cold, 'requests'),
        Math.max(...cold.map(({ shift }) => shift)).toFixed(3),
      ]),
    );
  }
  return rows;
}

/** How soon the first of what a person came for is on each screen, in the system's Chromium. */
export async function firstSight(workspace: Workspace): Promise<string> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: workspace.baseUrl, locale: 'es-ES' });
    await signIn(await context.newPage(), { correo: workspace.correos[0]!, contrasena: CONTRASENA });
    const state = JSON.stringify(await context.storageState());
    await context.close();
    const rows: string[] = [];
    for (const screen of SCREENS)
      rows.push(...(await measure(browser, workspace.baseUrl, state, screen, screen.path(workspace))));
    return [
      rowOf([
        'pantalla',
        'condiciones',
        'primera vez ms',
        'después ms',
        'mayor pintado ms',
        'peticiones',
        'movido',
      ]),
      rowOf(Array(7).fill('---')),
      ...rows,
    ].join('\n');
  } finally {
    await browser.close();
  }
}
