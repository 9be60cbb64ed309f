import type { Cambio } from '@pmp/contracts/common';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cambios } from '../vivo/cambios';
import { asksAgain, patchPaginas } from './cambios-en-paginas';
import { createReread } from '../vivo/create-reread';
import type { Paginas } from './paginas';

/**
 * Follows the changes of what a query finds: each shows at once in the pages that have been read, and the server is asked
 * again only where it alone knows what belongs.
 */
export const useVivo = (consulta: string, { hash, patches }: { hash: string; patches: boolean }) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = JSON.parse(hash) as QueryKey;
    const exact = { queryKey, exact: true };
    const read = () => queryClient.refetchQueries(exact, { cancelRefetch: false });
    const reread = createReread(async () => {
      // What is on its way may have been read before the change.
      if (queryClient.isFetching(exact) > 0) await read();
      await read();
    });
    const hear = (cambio: Cambio) => {
      const isFirst = queryClient.getQueryData(queryKey) === undefined;
      if (patches)
        queryClient.setQueryData<Paginas>(queryKey, (paginas) => paginas && patchPaginas(paginas, cambio));
      if (asksAgain(consulta, cambio) || (isFirst && queryClient.isFetching(exact) > 0)) reread.call();
    };
    const off = cambios.subscribe(hear);
    return () => {
      off();
      reread.cancel();
    };
  }, [queryClient, consulta, hash, patches]);
};
