import { useState } from 'react';

/** What one was writing in a place is there again when one comes back, also after a reload. */
export const useBorrador = (key: string): [string, (texto: string) => void] => {
  const [texto, setTexto] = useState(() => localStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setTexto(next);
    if (next) localStorage.setItem(key, next);
    else localStorage.removeItem(key);
  };
  return [texto, write];
};
