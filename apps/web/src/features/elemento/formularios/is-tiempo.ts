const MAX_HORAS = 1000;

/** Hours in steps of a half, or none. */
export const isTiempo = (horas: number | null): boolean =>
  horas === null ||
  (Number.isFinite(horas) && horas >= 0 && horas <= MAX_HORAS && Number.isInteger(horas * 2));
