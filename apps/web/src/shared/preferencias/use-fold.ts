import { useState } from 'react';

/** A view preference (folded sidebar, closed section) that the browser remembers. */
export const useFold = (name: string, initial = false): [boolean, () => void] => {
  const key = `plegado:${name}`;
  const [folded, setFolded] = useState(() => (localStorage.getItem(key) ?? String(initial)) === 'true');
  const toggle = () => {
    localStorage.setItem(key, String(!folded));
    setFolded(!folded);
  };
  return [folded, toggle];
};
