import type { Api } from './api-document.ts';
import type { Door } from './door.ts';
import type { Scene } from './escena/scene.ts';
import type { Findings } from './findings.ts';

/** The running product as an attack finds it. */
export interface Target {
  door: Door;
  /** A team that nobody of `own` belongs to. */
  scene: Scene;
  /** The team of whoever attacks from inside. */
  own: Scene;
  api: Api;
  findings: Findings;
  dataDir: string;
  /** Process ids by name, to look at their memory. */
  processes: () => Map<string, number>;
}
