const keyOf = (proyecto: string) => `ultima-epica:${proyecto}`;

/** The epic that got the last story of a project on this browser: where the next most likely goes. */
export const ultimaEpica = {
  get: (proyecto: string): string | undefined => localStorage.getItem(keyOf(proyecto)) ?? undefined,
  set: (proyecto: string, epica: string): void => localStorage.setItem(keyOf(proyecto), epica),
};
