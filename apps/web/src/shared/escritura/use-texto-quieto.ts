import { useState } from 'react';
import { useForma } from './use-forma';

/**
 * Whether a text stands as it will stay: what is below it would be moved by its form. Once it has been, it is: what is
 * below, and may be written in, does not go away for a longer text.
 */
export const useTextoQuieto = (texto: string): boolean => {
  const isQuieto = useForma(texto) !== undefined;
  const [wasQuieto, setWasQuieto] = useState(isQuieto);
  if (isQuieto && !wasQuieto) setWasQuieto(true);
  return isQuieto || wasQuieto;
};
