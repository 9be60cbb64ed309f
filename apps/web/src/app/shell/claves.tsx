import { type ReactNode, useMemo } from 'react';
import { ClavesConocidas, clavesPattern } from '../../shared/navegar/clave';
import { useProyectos } from '../../shared/queries/use-proyectos';

/** Lets texts on every screen link the keys of the person's projects. */
export const Claves = ({ children }: { children: ReactNode }) => {
  const { data } = useProyectos();
  const pattern = useMemo(() => clavesPattern(data ?? []), [data]);
  return <ClavesConocidas value={pattern}>{children}</ClavesConocidas>;
};
