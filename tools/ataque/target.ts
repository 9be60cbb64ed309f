import type { Api } from './api-document.ts';
import type { Door } from './door.ts';
import type { Scene } from './escena/scene.ts';
import type { Findings } from './findings.ts';

/** What an attack gets of the running product. */
export interface Target {
  door: Door;
  /** A team that none of the people in `own` belongs to. */
  scene: Scene;
  /** The team of an attacker who has an account. */
  own: Scene;
  api: Api;
  findings: Findings;
  dataDir: string;
  /** Process ids by name, to measure their memory. */
  processes: () => Map<string, number>;
}
