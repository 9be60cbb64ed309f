import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeWindow {
  axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
}

/** The content policy refuses injected tags; a script run by the debugger is not one. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const violations = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as AxeWindow;
    return (await axe.run({ runOnly: { type: 'tag', values: tags } })).violations;
  }, RULES);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
