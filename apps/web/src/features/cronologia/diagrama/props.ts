import type { KeyboardEvent } from 'react';
import type { PorLeer, Seleccion } from '../contexto';
import type { Barra, GrupoDeBarras, Plazo } from '../plazos/barras';
import type { Bloqueo } from '../plazos/desplazar';
import type { Escala } from '../plazos/escalas';

export interface DiagramaProps {
  /** As they are to be shown, those that would move where they would be. */
  barras: readonly Barra[];
  /** Rows with a name and no bar, above those that hang from them. */
  grupos: readonly GrupoDeBarras[];
  porLeer: PorLeer | undefined;
  seleccion: Seleccion | undefined;
  bloqueos: readonly Bloqueo[];
  esperas: ReadonlyMap<string, number>;
  movidas: ReadonlySet<string>;
  plegadas: ReadonlySet<string>;
  escala: Escala;
  /** Names beside the chart; a phone has no room for them. */
  conNombres: boolean;
  nombres: Record<'columna' | 'dias' | 'diagrama' | 'instrucciones', string>;
  onPlegar: (id: string) => void;
  onAbrir: (id: string) => void;
  onDias: (id: string) => void;
  /** Where it would be if it were dropped now; null: the dragging is over. */
  onArrastre: (id: string, plazo: Plazo | null) => void;
  onSoltar: (id: string, plazo: Plazo) => void;
  /** True: the key has been dealt with. */
  onTecla: (event: KeyboardEvent, id: string) => boolean;
}

/** The height of a row, in pixels. */
export const ROW = 36;
