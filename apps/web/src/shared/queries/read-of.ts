import type { ReplyOf, Ruta } from '@pmp/contracts/common';
import { http } from '../http/http';
import { direccionDe, type Given, type Place } from '../http/pedir';

/**
 * The options of a query for one of the reads that begin with the page (app/rutas/rutas.ts): if its answer is here by the
 * time that the screen is drawn, it is drawn once, with it, and not a first time without. `place` is asked at each read.
 * Not for a query with `staleTime: 0`, which would read again at once what has just arrived.
 */
export const readOf = <R extends Ruta, Data>(
  ruta: R,
  place: () => Given<Place<R>>,
  dataOf: (reply: ReplyOf<R>) => Data,
) => ({
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Data> =>
    dataOf(await http.get<ReplyOf<R>>(direccionDe(ruta, ...place()), signal)),
  initialData: (): Data | undefined => {
    const reply = http.arrived<ReplyOf<R>>(direccionDe(ruta, ...place()));
    return reply && dataOf(reply);
  },
});
