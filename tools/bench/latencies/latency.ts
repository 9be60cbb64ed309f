import { LiveUser } from '../../callers/live-user.ts';
import type { HttpUser } from '../../callers/http-user.ts';
import type { Workspace } from '../seed/workspace.ts';

/** The time from one person's action until others see its effect. */
export interface Latency {
  nombre: string;
  /** One value in milliseconds per sample; if a sample never arrives, the whole measurement fails. */
  measure(workspace: Workspace, samples: number): Promise<number[]>;
}

/** Opens a socket per person and closes them all after `use`. */
export async function withSockets<T>(users: HttpUser[], use: (people: LiveUser[]) => Promise<T>): Promise<T> {
  const people = await Promise.all(users.map((user) => LiveUser.open(user)));
  try {
    return await use(people);
  } finally {
    for (const person of people) person.close();
  }
}
