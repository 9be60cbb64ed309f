import { useState } from 'react';
import { type ClaseBorrador, guardarBorrador, leerTexto } from './borradores';

/** Keeps what the person was writing in a place until they come back, even after a reload. */
export const useBorrador = (clase: ClaseBorrador, lugar: string): [string, (texto: string) => void] => {
  const [texto, setTexto] = useState(() => leerTexto(clase, lugar));
  const write = (next: string) => {
    setTexto(next);
    guardarBorrador(clase, lugar, next);
  };
  return [texto, write];
};
