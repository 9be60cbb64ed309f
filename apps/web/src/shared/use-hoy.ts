import { diaOf } from './dias';
import { useNow } from './use-now';

/** Today where the person is; at midnight it is the next day, whatever is open. */
export const useHoy = (): string => diaOf(new Date(useNow()));
