import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

// What the page has and this side of the wire has not.
interface Box {
  width: number;
  height: number;
  right: number;
  bottom: number;
}
interface Part {
  className: unknown;
  textContent: string | null;
  parentElement: Part | null;
  offsetParent: Part | null;
  clientWidth: number;
  scrollWidth: number;
  contains(other: Part): boolean;
  disabled?: boolean;
  getAttribute(name: string): string | null;
  matches(selector: string): boolean;
  closest(selector: string): Part | null;
  getBoundingClientRect(): Box;
}
interface Style {
  overflowX: string;
  overflowY: string;
  display: string;
  visibility: string;
  pointerEvents: string;
  position: string;
  top: string;
  left: string;
  bottom: string;
  paddingBottom: string;
  inset: string;
}
declare const document: {
  documentElement: { clientWidth: number; clientHeight: number; scrollWidth: number; scrollHeight: number };
  querySelectorAll(selector: string): Iterable<Part>;
};
declare const getComputedStyle: (part: Part, pseudo?: string) => Style;

/** A window of 1280 × 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };

/** A chart takes its new width a few frames after the window. */
const SETTLES_MS = 2_000;
const LOOK_AGAIN_MS = 50;

/** What reaches beyond the window at 200 % zoom and stands in nothing that scrolls. */
export async function beyondWindow(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  const patience = Date.now() + SETTLES_MS;
  let beyond = await findBeyond(page);
  while (beyond.length > 0 && Date.now() < patience) {
    await delay(LOOK_AGAIN_MS);
    beyond = await findBeyond(page);
  }
  if (size) await page.setViewportSize(size);
  return beyond;
}

function findBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const scrolls = (part: Part | null): boolean =>
      part !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    const found = [...document.querySelectorAll('body *')].filter(
      (part) =>
        part.getBoundingClientRect().right > edge &&
        getComputedStyle(part).visibility !== 'hidden' &&
        !part.closest('.sr-only, [aria-hidden="true"]') &&
        !scrolls(part.parentElement),
    );
    return found.map((part) =>
      (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 60),
    );
  });
}

/**
 * What a person would find broken: a control narrower than its own words, what is only read aloud placed outside the box
 * that scrolls it, where it stretches the page beneath its foot, and a page that scrolls although all of it fits.
 */
export async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (part: Part) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim();
    const narrow = [...document.querySelectorAll('button, a, label')].filter(
      (part) =>
        part.clientWidth > 1 &&
        part.scrollWidth > part.clientWidth + 1 &&
        // Without words, what is wider is the area around it that answers to a finger.
        part.textContent?.trim() &&
        getComputedStyle(part, '::before').position !== 'absolute' &&
        getComputedStyle(part).overflowX === 'visible' &&
        getComputedStyle(part).display !== 'inline',
    );
    const boxOf = (part: Part): Part | null => {
      const box = part.parentElement;
      return !box || /auto|scroll/.test(getComputedStyle(box).overflowY) ? box : boxOf(box);
    };
    const astray = [...document.querySelectorAll('.sr-only')].filter((part) => {
      const box = boxOf(part);
      return box !== null && part.offsetParent !== null && !box.contains(part.offsetParent);
    });
    const { clientHeight, scrollHeight } = document.documentElement;
    const [footer] = document.querySelectorAll('footer');
    const bottoms = [...document.querySelectorAll('main > *')].map(
      (part) => part.getBoundingClientRect().bottom,
    );
    // On a phone the last of it stands above the bar.
    const bar = footer?.parentElement
      ? Number.parseFloat(getComputedStyle(footer.parentElement).paddingBottom)
      : 0;
    const needed = Math.max(...bottoms) + (footer?.getBoundingClientRect().height ?? 0) + bar;
    const scrollsForNothing = footer && scrollHeight > clientHeight && needed <= clientHeight;
    return [
      ...(scrollsForNothing ? [`scrolls ${scrollHeight - clientHeight} px for nothing`] : []),
      ...narrow.map((part) => `narrower than its words: ${nameOf(part)}`),
      ...astray.map((part) => `outside what scrolls it: ${nameOf(part)}`),
    ];
  });
}

/** Of a page shown to a finger: what answers to less than 44 px, its enlarged area and its label included. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGER = 43.5;
    const CONTROLS = 'a[href], button, input, textarea, [role="option"], [role="menuitem"], [role="tab"]';
    const areaOf = (part: Part): { width: number; height: number } => {
      const own = part.getBoundingClientRect();
      const around = ['::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo));
      const grown = around.find(({ position }) => position === 'absolute');
      // An area that covers the whole row is as large as the row.
      const row = part.closest('li, label')?.getBoundingClientRect();
      if (grown && grown.inset === '0px' && row) return row;
      const more = (edge: string) => 2 * Math.max(0, -Number.parseFloat(edge) || 0);
      const label = part.closest('label')?.getBoundingClientRect();
      return {
        width: Math.max(own.width + (grown ? more(grown.left) : 0), label?.width ?? 0),
        height: Math.max(own.height + (grown ? more(grown.top) : 0), label?.height ?? 0),
      };
    };
    return [...document.querySelectorAll(CONTROLS)]
      .filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        const { visibility, pointerEvents } = getComputedStyle(part);
        const isShown = width > 1 && height > 1 && visibility !== 'hidden' && pointerEvents !== 'none';
        // A link within a sentence is as tall as its line (WCAG 2.5.8).
        const isInText = part.matches('p a') && !part.matches('[class*="touch"]');
        return isShown && !part.disabled && !isInText && !part.closest('[inert], [aria-hidden="true"]');
      })
      .map((part) => ({ part, area: areaOf(part) }))
      .filter(({ area }) => area.width < FINGER || area.height < FINGER)
      .map(
        ({ part, area }) =>
          `${Math.round(area.width)} × ${Math.round(area.height)} ${part.getAttribute('aria-label') ?? part.textContent ?? ''}`,
      );
  });
}
