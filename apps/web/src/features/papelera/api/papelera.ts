import type { ElementoPapelera, TipoPapelera } from '@pmp/contracts/proyectos';
import { rutasPapelera } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

export interface Filtros {
  tipo: TipoPapelera | null;
  proyecto: string | null;
  texto: string;
}

export interface Pagina {
  elementos: ElementoPapelera[];
  /** The cursor of the next page. */
  siguiente?: string | null;
}

const LIMITE = 50;

export const getPapelera = (
  { tipo, proyecto, texto }: Filtros,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Pagina> =>
  pedir(rutasPapelera.listar, {
    query: {
      limite: LIMITE,
      tipo: tipo ?? undefined,
      proyecto: proyecto ?? undefined,
      texto: texto.trim() || undefined,
      cursor: cursor ?? undefined,
    },
    signal,
  });

export const purgar = (id: string) => pedir(rutasPapelera.purgar, { params: { id } });
