const MAX = 5;

/** A key for a project of that name: its initials, or the start of its only word; empty while there is no name. */
export const suggestClave = (nombre: string): string => {
  const words = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const initials = words.map((word) => word[0]).join('');
  return (initials.length >= 2 ? initials : (words[0] ?? '')).slice(0, MAX);
};
