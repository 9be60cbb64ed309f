import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What is checked of a page: everything, or only what its theme can change. */
export const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
export const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What opens above a page. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  nodes: { target?: unknown[] }[];
}

interface AxeWindow {
  axe: { run(where: object, options: object): Promise<{ violations: Violation[] }> };
}

// What the page has and this side of the wire has not.
declare const document: {
  getAnimations(): { finished: Promise<unknown> }[];
  querySelectorAll(selector: string): Iterable<object>;
};
declare const requestAnimationFrame: (resume: (time: number) => void) => number;

/** A colour on its way to another is neither. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await frame();
  });
}

/** The content policy refuses injected tags; a script run by the debugger is not one. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(AXE, 'utf8'));
}

const runAxe = (page: Page, runOnly: object, layers: string, selectors: boolean) =>
  page.evaluate(
    async ({ within, ...options }) => {
      const { axe } = globalThis as unknown as AxeWindow;
      const open = within ? [...document.querySelectorAll(within)] : [];
      // Around menus stand guards that hand the focus on the moment they get it.
      const exclude = ['[data-base-ui-focus-guard]'];
      return (await axe.run({ ...(open.length > 0 && { include: open }), exclude }, options)).violations;
    },
    { within: layers, runOnly, resultTypes: ['violations'], selectors },
  );

/** What is wrong with a page, or only with what is open above it. */
export async function violationsOf(
  page: Page,
  runOnly = EVERYTHING,
  { onlyWhatIsOpen = false } = {},
): Promise<string[]> {
  await settled(page);
  await bringAxe(page);
  const layers = onlyWhatIsOpen ? LAYERS : '';
  const found = await runAxe(page, runOnly, layers, false);
  if (found.length === 0) return [];
  // To name every node takes axe a third of its time: only what is wrong needs a name.
  const named = await runAxe(page, runOnly, layers, true);
  return (named.length > 0 ? named : found).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target?.join(' ')).join(', ')}`,
  );
}
