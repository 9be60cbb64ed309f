import { useMemo } from 'react';
import { useGuardarPreferencias, usePreferencias } from '../../../shared/queries/use-preferencias';
import { type ColumnaOpcional, OPCIONALES } from './columnas';

/** The person's own choice of columns, the same on every device; all of them until one is made. */
export const useColumnas = () => {
  const chosen = usePreferencias().data?.columnasTareas;
  const { mutate } = useGuardarPreferencias();
  const columnas = useMemo(
    () => (chosen ? OPCIONALES.filter((columna) => chosen.includes(columna)) : OPCIONALES),
    [chosen],
  );
  return { columnas, setColumnas: (columnasTareas: ColumnaOpcional[]) => mutate({ columnasTareas }) };
};
