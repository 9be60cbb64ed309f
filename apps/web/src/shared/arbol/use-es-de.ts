import { useCallback } from 'react';

/** Whether something is of this project: of what is heard of, that is in its lists. */
export const useEsDe = (proyectoId: string): ((fila: { proyecto: string }) => boolean) =>
  useCallback(({ proyecto }) => proyecto === proyectoId, [proyectoId]);
