import type { Historia } from '@pmp/contracts/proyectos';
import { rutasHistorias } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { HALLADOS, PRIMEROS, useElegibles } from '../elegibles/use-elegibles';
import { pedir } from '../http/pedir';
import { keys } from '../queries/keys';

export type HistoriaElegible = Pick<Historia, '_id' | 'titulo'>;

/** Text as a query means text and nothing else. */
const wordsOf = (texto: string): string[] =>
  texto
    .split(/[\s"\\]+/)
    .filter(Boolean)
    .map((word) => `"${word}"`);

/** What has these words, besides what else is asked. */
export const queryOf = (q: string, texto: string): string => [q, ...wordsOf(texto)].filter(Boolean).join(' ');

interface Options {
  /** Which stories, in the language of queries. */
  q?: string;
  enabled?: boolean;
}

/** The stories of a project among which one may be chosen, in the order of the backlog. */
export const useHistoriasElegibles = (
  proyecto: string,
  texto: string,
  { q = '', enabled = true }: Options = {},
) => {
  const { elegibles, ...rest } = useElegibles<HistoriaElegible>(texto, {
    queryKey: [...keys.historias(proyecto), 'elegibles', q],
    read: async (typed, signal) => {
      const asked = queryOf(q, typed);
      const query = { ...(asked && { q: asked }), limite: typed ? HALLADOS : PRIMEROS };
      return (await pedir(rutasHistorias.listar, { params: { id: proyecto }, query, signal })).historias;
    },
    nombreOf: ({ titulo }) => titulo,
    enabled: enabled && proyecto !== '',
  });
  return { ...rest, historias: elegibles };
};

/** One story of which only the id is known; empty: it is known. */
export const useHistoriaElegible = (id: string) =>
  useQuery({
    queryKey: ['historia', 'elegible', id],
    queryFn: async ({ signal }): Promise<HistoriaElegible> =>
      (await pedir(rutasHistorias.leer, { params: { id }, signal })).historia,
    enabled: id !== '',
  });
