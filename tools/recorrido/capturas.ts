import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { startProduct } from '../product/start-product.ts';
import { openBrowser, openVisitor } from '../product/browser.ts';
import { PRIVADAS } from './screens/escenas.ts';
import { dialogo, type Escena } from './screens/pasos.ts';
import { PUBLICAS } from './screens/publicas.ts';
import { TIENDA } from './screens/lugares.ts';
import { signIn } from '../product/sign-in.ts';

const FOLDER = join(import.meta.dirname, '../../docs/capturas');
const ADMIN = { correo: 'admin@recorrido.es', contrasena: 'recorrido-2026' };
const LUCIA = { correo: 'lucia@demo.es', contrasena: ADMIN.contrasena };
const MAX_BYTES = 350_000;

interface Serie {
  sufijo: string;
  titulo: string;
  options: BrowserContextOptions;
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SERIES: Serie[] = [
  { sufijo: '', titulo: 'En el escritorio', options: { ...DESK, colorScheme: 'light' } },
  { sufijo: '-oscuro', titulo: 'De noche', options: { ...DESK, colorScheme: 'dark' } },
  { sufijo: '-movil', titulo: 'En el móvil', options: { ...PHONE, colorScheme: 'light' } },
];

/** A team's own columns are a dialog of the board. */
const COLUMNAS: Escena = {
  nombre: 'columnas del tablero',
  soloAdmin: true,
  ruta: `/tableros/${TIENDA}`,
  lista: async (page) => {
    await page.getByRole('button', { name: 'Columnas del tablero' }).click();
    await dialogo(page);
  },
};

/** The palette opens over whatever is there. */
const SHOWN = [...PRIVADAS, COLUMNAS].filter(({ nombre }) => nombre !== 'paleta');

const fileOf = ({ nombre }: Escena, { sufijo }: Serie) =>
  `${nombre
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-')}${sufijo}.png`;

async function shoot(page: Page, escena: Escena, serie: Serie): Promise<void> {
  await page.goto(escena.ruta);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // What the phone hides of a screen is not waited for there.
  if (!serie.options.isMobile || escena === COLUMNAS) await escena.lista(page);
  // The conversation of the team says more than an empty one.
  if (escena.nombre === 'mensajes') {
    await page.getByRole('main').getByText('Comercio electrónico').first().click();
    await page.locator('[data-mensaje]').first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.getByText('Cargando...', { exact: true }).first().waitFor({ state: 'hidden' });
  // On a busy machine what was read is drawn later: no outline and no place of a chart is left in a picture.
  await expect(page.locator('.animate-pulse-soft')).toHaveCount(0, { timeout: 30_000 });
  const path = join(FOLDER, fileOf(escena, serie));
  await page.screenshot({ path, animations: 'disabled' });
  if (statSync(path).size > MAX_BYTES) throw new Error(`${path} pesa más de ${MAX_BYTES / 1000} kB`);
}

/** A person for each kind of screen: who administers sees some that nobody else does. */
async function shootAll(browser: Browser, baseUrl: string, serie: Serie): Promise<void> {
  const options = { ...serie.options, reducedMotion: 'reduce' as const };
  const casts = [
    { person: null, escenas: PUBLICAS },
    { person: LUCIA, escenas: SHOWN.filter(({ soloAdmin }) => !soloAdmin) },
    { person: ADMIN, escenas: SHOWN.filter(({ soloAdmin }) => soloAdmin) },
  ];
  for (const { person, escenas } of casts) {
    const { page, context } = await openVisitor(browser, baseUrl, options);
    if (person) await signIn(page, person);
    for (const escena of escenas) await shoot(page, escena, serie);
    await context.close();
  }
}

function index(): string {
  const parts = SERIES.map((serie) => {
    const pictures = [...PUBLICAS, ...SHOWN].map(
      (escena) => `### ${escena.nombre}\n\n![${escena.nombre}](${fileOf(escena, serie)})\n`,
    );
    return `## ${serie.titulo}\n\n${pictures.join('\n')}`;
  });
  return `# Capturas\n\nDel espacio de demostración, hechas con \`npm run capturas\`.\n\n${parts.join('\n')}`;
}

const product = await startProduct({
  DEMO: '1',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
});
const browser = await openBrowser();
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const serie of SERIES) await shootAll(browser, product.baseUrl, serie);
  writeFileSync(join(FOLDER, 'README.md'), index());
} finally {
  await browser.close();
  await product.stop();
}
