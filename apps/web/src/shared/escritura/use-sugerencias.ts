import type { Persona } from '@pmp/contracts/common';
import { type KeyboardEvent, useState } from 'react';
import { completeMencion, openMencion, suggest } from './mencion';

interface Escrito {
  texto: string;
  caret: number;
  put: (texto: string, caret: number) => void;
}

/** The people that the '@' before the caret may mean, and which of them is highlighted. */
export const useSugerencias = (personas: Persona[], { texto, caret, put }: Escrito) => {
  const [elegida, setElegida] = useState(0);
  const [cerrada, setCerrada] = useState<number>();
  const abierta = openMencion(texto, caret);
  const sugeridas = abierta && abierta.at !== cerrada ? suggest(personas, abierta) : [];

  const pick = ({ nombre }: Persona) => {
    if (!abierta) return;
    const done = completeMencion(texto, caret, abierta, nombre);
    put(done.texto, done.caret);
  };

  return {
    sugeridas,
    elegida,
    pick,
    /** Whether the list of suggestions used the key. */
    onKey: (event: KeyboardEvent): boolean => {
      if (sugeridas.length === 0) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const persona = sugeridas[elegida];
      if (step) setElegida((elegida + step + sugeridas.length) % sugeridas.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && persona) pick(persona);
      else if (event.key === 'Escape') setCerrada(abierta?.at);
      else return false;
      return true;
    },
    reset: () => {
      setElegida(0);
      setCerrada(undefined);
    },
  };
};
