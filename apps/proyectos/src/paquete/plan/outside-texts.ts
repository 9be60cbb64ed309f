import type { Index } from './inspect-package';

const OF_TEXTS = ['etiquetas', 'epicas', 'historias', 'tareas', 'sprints'] as const;

/**
 * What will have come from outside: what the package says, and what is known here of what stays. A package from before
 * there were such marks takes none away.
 */
export function outsideTexts(before: Index, after: Index): Index['externos'] {
  const stays = [...before.externos].filter(([id]) => OF_TEXTS.some((kind) => after[kind].has(id)));
  return new Map([...stays, ...after.externos]);
}
