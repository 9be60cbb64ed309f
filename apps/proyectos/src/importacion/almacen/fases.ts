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
