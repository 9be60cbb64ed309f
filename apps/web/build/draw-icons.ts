import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Draws the icons of an installed app from the brand mark, into `public/iconos`. Run by hand when the mark changes:
 * `node apps/web/build/draw-icons.ts /usr/bin/chromium`.
 */
const [executablePath] = process.argv.slice(2);
if (!executablePath) throw new Error('Which Chromium? Give its path.');

const publicDir = join(import.meta.dirname, '../public');
const mark = await readFile(join(publicDir, 'marca.svg'), 'utf8');
/** Some systems crop a maskable icon to a circle of 80 %: the background fills it all, the mark stays in the middle. */
const maskable = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect[^>]*fill="(#\w+)"[^>]*\/>/, '<rect x="-4" y="-4" width="40" height="40" fill="$1"/>');

const ICONS: [name: string, svg: string, size: number][] = [
  ['192', mark, 192],
  ['512', mark, 512],
  ['apple-180', maskable, 180],
  ['recortable-512', maskable, 512],
];

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [name, svg, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(publicDir, 'iconos', `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
