import { diaOf } from './dias';
import { useNow } from './use-now';

/** Today for the person; it changes at midnight even while a page stays open. */
export const useHoy = (): string => diaOf(new Date(useNow()));
