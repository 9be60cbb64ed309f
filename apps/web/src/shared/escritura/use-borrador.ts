import { useState } from 'react';

/** Keeps what the person was writing in a place until they come back, even after a reload. */
export const useBorrador = (key: string): [string, (texto: string) => void] => {
  const [texto, setTexto] = useState(() => localStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setTexto(next);
    if (next) localStorage.setItem(key, next);
    else localStorage.removeItem(key);
  };
  return [texto, write];
};
