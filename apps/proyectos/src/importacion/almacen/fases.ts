/** What a step works on next. */
export const FASES = [
  'etiquetas',
  'epica',
  'historia',
  'tarea',
  'enlaces',
  'sprints',
  'cambios',
  'fin',
] as const;
const FASES_DESHACER = ['devolver', 'comparar', 'retirar', 'restos'] as const;
export type Fase = (typeof FASES)[number] | (typeof FASES_DESHACER)[number];

/** How far an import has got. */
interface Avance {
  fase: Fase | null;
  /** The document with rows that comes next. */
  trozo: number;
}

/** Whether it has made the rows of a kind that are in the document `n`. */
export const isMade = ({ fase, trozo }: Avance, tipo: string, n: number): boolean => {
  const [at, its] = [FASES.indexOf(fase as (typeof FASES)[number]), FASES.indexOf(tipo as 'epica')];
  return its < at || (its === at && n < trozo);
};
