import type { Proyecto } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { proyectoInPath } from './proyecto-in-path';

/** The path's project if it is in the list, else the one chosen last, else the first. */
export const useSelectedProyecto = (proyectos: Proyecto[]): Proyecto | undefined => {
  const inPath = proyectoInPath(useLocation().pathname);
  const [last, setLast] = useState(inPath);
  if (inPath && inPath !== last) setLast(inPath);
  return proyectos.find(({ _id }) => _id === last) ?? proyectos[0];
};
