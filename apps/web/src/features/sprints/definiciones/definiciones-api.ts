import type { Definiciones, DefinicionesUpdate } from '@pmp/contracts/sprints';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../shared/http/http';

interface Reply {
  definiciones: Definiciones;
}

export const definicionesKey = (proyecto: string) => ['definiciones', proyecto] as const;

const path = (proyecto: string) => `/api/sprints/proyecto/${proyecto}/definiciones`;

/** Those of the team of a project. */
export const useDefiniciones = (proyecto: string) =>
  useQuery({
    queryKey: definicionesKey(proyecto),
    queryFn: async ({ signal }) => (await http.get<Reply>(path(proyecto), signal)).definiciones,
  });

export const putDefiniciones = async (proyecto: string, datos: DefinicionesUpdate): Promise<Definiciones> =>
  (await http.put<Reply>(path(proyecto), datos)).definiciones;
