export const YO = 'yo';
export const NADIE = 'nadie';
/** Every estado but 'completada': what the dashboard counts as pending. */
export const SIN_COMPLETAR = 'sin-completar';

/** Empty means any. */
export interface Filtro {
  /** In the language of queries. */
  consulta: string;
  /** A person's id, `YO` or `NADIE`. */
  asignado: string;
  /** An estado, or `SIN_COMPLETAR`. */
  estado: string;
  prioridad: string;
  tipo: string;
  proyecto: string;
  /** The id of a label. */
  etiqueta: string;
  /** Not empty: only overdue tasks. */
  vencidas: string;
}

export const isActive = (filtro: Filtro): boolean => Object.values(filtro).some(Boolean);
