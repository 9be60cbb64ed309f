import { useRef } from 'react';
import { newId } from '../http/new-id';
import type { IdFor } from './create-contenido';

/** The id of each thing that a form makes, for as long as the form is there. */
export const useIds = (): IdFor => {
  const ids = useRef(new Map<string, string>());
  return (what) => {
    const known = ids.current.get(what) ?? newId();
    ids.current.set(what, known);
    return known;
  };
};
