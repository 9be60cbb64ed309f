import { openBrowser, openVisitor } from '../product/browser.ts';
import { signIn } from '../product/sign-in.ts';
import { collectInteractions, inputToPaint } from './input-to-paint.ts';
import { interactionsOf } from './interactions.ts';
import { medianOf } from './quantile.ts';
import { CONTRASENA } from './seed/people.ts';
import { seedTareas } from './seed/tareas.ts';
import type { Workspace } from './seed/workspace.ts';

const SAMPLES = 8;
const SLOWER = 4;

/** Measures from each input to the next paint in the system's Chromium, with its CPU slowed down four times. */
export async function interactionTable({ baseUrl, correos, tablero, users }: Workspace): Promise<string> {
  await seedTareas(users);
  const browser = await openBrowser();
  try {
    const { page, context } = await openVisitor(browser, baseUrl);
    await page.addInitScript(collectInteractions);
    await signIn(page, { correo: correos[0]!, contrasena: CONTRASENA });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const all = interactionsOf(tablero.proyecto);
    const times = new Map(all.map(({ nombre }) => [nombre, [] as number[]]));
    for (let n = 0; n < SAMPLES; n += 1)
      for (const each of all) times.get(each.nombre)!.push(await inputToPaint(page, each));
    const rows = [...times].map(([nombre, ms]) => `| ${nombre} | ${medianOf(ms)} | ${Math.max(...ms)} |`);
    return ['| interacción | mediana ms | la peor |', '| --- | --- | --- |', ...rows].join('\n');
  } finally {
    await browser.close();
  }
}
