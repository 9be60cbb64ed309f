import { LiveUser } from '../live-user.ts';
import type { HttpUser } from '../http-user.ts';
import type { Workspace } from '../seed/workspace.ts';

/** Time from something that one person does to what others see of it. */
export interface Latency {
  nombre: string;
  /** Milliseconds, one of each sample; a sample that never comes is a failure of the whole. */
  measure(workspace: Workspace, samples: number): Promise<number[]>;
}

/** Opens a socket for each person and closes them when `use` has ended. */
export async function withSockets<T>(
  { baseUrl }: Workspace,
  users: HttpUser[],
  use: (people: LiveUser[]) => Promise<T>,
): Promise<T> {
  const people = await Promise.all(users.map((user) => LiveUser.open(baseUrl, user)));
  try {
    return await use(people);
  } finally {
    for (const person of people) person.close();
  }
}
