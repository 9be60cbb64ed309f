import type { UsuarioListado } from '@pmp/contracts/usuarios';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { getCuentas, type PaginaDeCuentas } from '../api/usuarios';

const CUENTAS = [...keys.usuarios, 'cuentas'] as const;
/** Rows contain menus, so they are shown a page at a time: thousands at once would be slow. */
const PAGE = 50;
/** The most that the server gives at once. */
const MAX_LIMITE = 500;

/** The accounts of people that are found by name or address, page by page. */
export const useCuentas = (q: string) =>
  useInfiniteQuery({
    queryKey: [...CUENTAS, q],
    queryFn: ({ signal, pageParam }) => getCuentas({ q, cursor: pageParam, limite: PAGE }, signal),
    initialPageParam: '',
    getNextPageParam: ({ siguiente }: PaginaDeCuentas) => siguiente,
    placeholderData: keepPreviousData,
  });

/** All of them, for a file. */
export const getTodasLasCuentas = async (q: string): Promise<UsuarioListado[]> => {
  const all: UsuarioListado[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const page: PaginaDeCuentas = await getCuentas({ q, cursor, limite: MAX_LIMITE });
    all.push(...page.usuarios);
    cursor = page.siguiente ?? undefined;
  }
  return all;
};

/** Shows one account as the server has just answered; undefined: it is gone. */
export const patchCuenta = (
  client: QueryClient,
  _id: string,
  cuenta: Partial<UsuarioListado> | undefined,
) => {
  client.setQueriesData<InfiniteData<PaginaDeCuentas>>({ queryKey: CUENTAS }, (known) => {
    if (!known) return known;
    const isKnown = known.pages.some(({ usuarios }) => usuarios.some((each) => each._id === _id));
    const pages = known.pages.map((page) => ({
      ...page,
      usuarios: page.usuarios.flatMap((each) => {
        if (each._id !== _id) return [each];
        return cuenta ? [{ ...each, ...cuenta }] : [];
      }),
      ...(!cuenta && isKnown && page.total !== undefined && { total: page.total - 1 }),
    }));
    return { ...known, pages };
  });
  // What others choose from is asked for again when it is needed.
  void client.invalidateQueries({
    queryKey: keys.usuarios,
    predicate: ({ queryKey }) => queryKey[1] !== CUENTAS[1],
  });
};
