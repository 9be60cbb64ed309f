import type { Columna, Limite } from '@pmp/contracts/sprints';
import { puntosOf } from './columnas';

export interface Ocupacion extends Pick<Limite, 'maximo' | 'por'> {
  ocupado: number;
  nivel: 'cabe' | 'llena' | 'pasada';
}

/** How full a column with a limit is; undefined: it has none. `columna`: with all its stories, whatever is filtered. */
export const ocupacionOf = ({
  limite,
  historias,
}: Pick<Columna, 'limite' | 'historias'>): Ocupacion | undefined => {
  if (!limite) return undefined;
  const { maximo, por } = limite;
  const ocupado = por === 'puntos' ? puntosOf(historias) : historias.length;
  const nivel = ocupado > maximo ? 'pasada' : ocupado === maximo ? 'llena' : 'cabe';
  return { maximo, por, ocupado, nivel };
};
