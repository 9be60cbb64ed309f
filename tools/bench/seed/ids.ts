const KINDS = ['equipo', 'proyecto', 'epica', 'historia', 'tarea', 'sprint', 'tablero'] as const;

/** The same name always gives the same id, so that created things can be referred to without reading them back. */
export const idOf = (kind: (typeof KINDS)[number], n: number) =>
  `${(KINDS.indexOf(kind) + 1).toString(16)}${n.toString(16).padStart(23, '0')}`;
