import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How far the demo workspace of an installation has got. `con pasado`: what the projects were is written, what people
 * say is not.
 */
export type DemoState = 'sin empezar' | 'en curso' | 'con pasado' | 'completa';

const markerOf = (dataDir: string) => join(dataDir, 'demo');

export const readDemoState = (dataDir: string): DemoState =>
  existsSync(markerOf(dataDir)) ? (readFileSync(markerOf(dataDir), 'utf8') as DemoState) : 'sin empezar';

export const writeDemoState = (dataDir: string, state: DemoState): void =>
  writeFileSync(markerOf(dataDir), state);
