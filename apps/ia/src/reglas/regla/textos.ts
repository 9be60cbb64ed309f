const NUMERO = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1, useGrouping: 'always' } as never);
const LISTA = new Intl.ListFormat('es', { type: 'conjunction' });

export const formatNumero = (valor: number): string => NUMERO.format(valor);

/** «1 tarea», «2,5 horas», «1.200 puntos». */
export const cuenta = (cantidad: number, singular: string, plural: string): string =>
  `${formatNumero(cantidad)} ${cantidad === 1 ? singular : plural}`;

/** «sin a, b ni c». */
export const enumeraNi = (partes: readonly string[]): string =>
  partes.length < 2 ? partes.join() : `${partes.slice(0, -1).join(', ')} ni ${partes.at(-1)}`;

/** «a, b y c». */
export const enumera = (partes: readonly string[]): string => LISTA.format(partes);

export const porcentaje = (parte: number): string => `${Math.round(parte * 100)} %`;

/** A probability for people, «3 %»; never a certainty, which a sample cannot give. */
export function probabilidad(p: number): string {
  if (p < 0.01) return 'menos del 1 %';
  return p > 0.99 ? 'más del 99 %' : porcentaje(p);
}

/** «del 3 %», «de menos del 1 %». */
export const deProbabilidad = (p: number): string => {
  const texto = probabilidad(p);
  return /^\d/.test(texto) ? `del ${texto}` : `de ${texto}`;
};
