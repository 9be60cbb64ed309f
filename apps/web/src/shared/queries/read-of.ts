import { http } from '../http/http';

/**
 * The options of a query for one of the reads that begin with the page (app/rutas/rutas.ts): if its answer is here by the
 * time that the screen is drawn, it is drawn once, with it, and not a first time without. `pathOf` is asked at each read.
 * Not for a query with `staleTime: 0`, which would read again at once what has just arrived.
 */
export const readOf = <Reply, Data>(pathOf: () => string, dataOf: (reply: Reply) => Data) => ({
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Data> =>
    dataOf(await http.get<Reply>(pathOf(), signal)),
  initialData: (): Data | undefined => {
    const reply = http.arrived<Reply>(pathOf());
    return reply && dataOf(reply);
  },
});
