const keyOf = (proyecto: string) => `tablero-sin-sprint:${proyecto}`;

/** Whether this person has the board of a project without sprints; the browser remembers it. */
export const isSinSprint = (proyecto: string): boolean => localStorage.getItem(keyOf(proyecto)) !== null;

/** What the read of the board says of it. */
export const sinSprintQuery = (proyecto: string): string => (isSinSprint(proyecto) ? '?sinSprint=true' : '');

export const setSinSprint = (proyecto: string, chosen: boolean): void => {
  if (chosen) localStorage.setItem(keyOf(proyecto), '1');
  else localStorage.removeItem(keyOf(proyecto));
};
