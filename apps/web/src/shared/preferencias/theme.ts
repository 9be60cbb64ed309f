import { useSyncExternalStore } from 'react';

export type Tema = 'claro' | 'oscuro' | 'sistema';
export const TEMAS: readonly Tema[] = ['claro', 'oscuro', 'sistema'];

const KEY = 'tema';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The choice made on this device. */
export const storedTema = (): Tema => {
  const value = localStorage.getItem(KEY);
  return TEMAS.find((tema) => tema === value) ?? 'sistema';
};

/** Also done by public/tema.js before the first paint. */
const apply = () => {
  const tema = storedTema();
  const dark = tema === 'oscuro' || (tema === 'sistema' && systemDark.matches);
  const root = document.documentElement;
  // Transitions are off meanwhile: hundreds would run at once and cost more than the change itself.
  root.dataset['cambia'] = '';
  root.dataset['theme'] = dark ? 'dark' : 'light';
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['cambia']));
  listeners.forEach((listener) => listener());
};

systemDark.addEventListener('change', apply);

// The theme was chosen in another tab.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === KEY) apply();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const setTema = (tema: Tema) => {
  localStorage.setItem(KEY, tema);
  apply();
};

export const useTema = (): Tema => useSyncExternalStore(subscribe, storedTema);

/** Charts repaint when the colours behind the tokens change. */
export const useResolvedTheme = (): string =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset['theme'] ?? 'light');
