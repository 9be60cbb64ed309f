import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { findProgram } from '../start/system-packages.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium: none is downloaded. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findProgram('chromium');
  if (!executablePath) throw new Error('Falta chromium (en Debian: apt-get install chromium).');
  return { executablePath, args: FLAGS };
}

export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions());

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Problems the browser reported: script errors and blocked content. */
  complaints: string[];
}

/** A person with a separate browser, sharing nothing with others. */
export async function openVisitor(
  browser: Browser,
  baseUrl: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: 'es-ES',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  return { page, context, complaints };
}
