import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, openVisitor } from '../product/browser.ts';
import { signIn } from '../product/sign-in.ts';
import { startProduct } from '../product/start-product.ts';
import { TIENDA } from './screens/lugares.ts';
import { Mano } from './screens/trabajos.ts';
import { RAROS } from './screens/trabajos-raros.ts';

/** Does the rarer jobs in the product and writes what each takes into the page that lists them. */
const PAGE = join(import.meta.dirname, '../../docs/diez-trabajos.md');
const ADMIN = { correo: 'admin@recorrido.es', contrasena: 'recorrido-2026' };

const product = await startProduct({
  DEMO: '1',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
});
const browser = await openBrowser();
try {
  const { page } = await openVisitor(browser, product.baseUrl, { viewport: { width: 1440, height: 900 } });
  await signIn(page, ADMIN);
  await page.goto(`/tableros/${TIENDA}`);
  await page.getByRole('article').first().waitFor();
  let written = readFileSync(PAGE, 'utf8');
  for (const { nombre, hacer } of RAROS) {
    const mano = new Mano(page);
    await hacer(mano);
    const { clics, teclas } = mano;
    const row = new RegExp(`^(\\| ${nombre} +\\|) .*$`, 'm');
    if (!row.test(written)) throw new Error(`docs/diez-trabajos.md no tiene la fila «${nombre}»`);
    written = written.replace(row, `$1 ${clics} | ${teclas} | ${clics + teclas} |`);
    console.log(nombre, clics, teclas);
  }
  writeFileSync(PAGE, written);
  execFileSync('npx', ['oxfmt', PAGE]);
} finally {
  await browser.close();
  await product.stop();
}
