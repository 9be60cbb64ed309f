import type { ElementoPapelera, TipoPapelera } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

export interface Filtros {
  tipo: TipoPapelera | null;
  proyecto: string | null;
  texto: string;
}

export interface Pagina {
  elementos: ElementoPapelera[];
  /** The cursor of the next page. */
  siguiente: string | null;
}

const LIMITE = '50';

export const getPapelera = (
  { tipo, proyecto, texto }: Filtros,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Pagina> => {
  const asked = { limite: LIMITE, tipo, proyecto, texto: texto.trim(), cursor };
  const query = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return http.get(`/api/papelera?${new URLSearchParams(query)}`, signal);
};

export const purgar = (id: string) => http.delete(`/api/papelera/${id}`);
