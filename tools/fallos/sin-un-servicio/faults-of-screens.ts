import type { Page } from 'playwright-core';
import type { Servicio } from './calls.ts';
import type { Screen } from './screens.ts';

const PATIENCE_MS = 30_000;
/** From the service's return until the screen shows its data. */
const RECOVERY_MS = 40_000;

async function appears(page: Page, text: string, timeout: number): Promise<boolean> {
  const found = page.getByRole('main').getByText(text).first();
  return found.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
}

/** Screens that need the service must say that it is down, and the others must work; the affected pages stay open. */
export async function faultsWhileAway(
  newPage: () => Promise<Page>,
  screens: readonly Screen[],
  away: Servicio,
): Promise<{ faults: string[]; waiting: [Screen, Page][] }> {
  const faults: string[] = [];
  const waiting: [Screen, Page][] = [];
  for (const screen of screens) {
    const page = await newPage();
    await page.goto(screen.path);
    if (screen.needs === away) {
      if (!(await appears(page, screen.says, PATIENCE_MS)))
        faults.push(`${screen.path}: no dice «${screen.says}»`);
      waiting.push([screen, page]);
    } else {
      if (!(await appears(page, screen.shows, PATIENCE_MS))) faults.push(`${screen.path}: no enseña nada`);
      await page.close();
    }
  }
  return { faults, waiting };
}

/** Once the service is back, the pages must recover without anybody touching them. */
export async function faultsAfterReturn(waiting: readonly [Screen, Page][]): Promise<string[]> {
  const faults = await Promise.all(
    waiting.map(async ([screen, page]) => {
      const back = await appears(page, screen.shows, RECOVERY_MS);
      const stillSays = await page.getByRole('main').getByText(screen.says).count();
      await page.close();
      return back && stillSays === 0 ? [] : [`${screen.path}: no vuelve sin recargar`];
    }),
  );
  return faults.flat();
}
