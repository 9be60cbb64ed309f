const PROPIAS = new Set(
  'mi mis mia mias mio mios tengo me yo hago debo llevo hice termine acabe complete cerre he'.split(' '),
);

export const isPropia = (words: readonly string[]): boolean => words.some((word) => PROPIAS.has(word));

/** Numbers that are written in words. */
export const CUANTOS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    diez: 10,
    quince: 15,
  }),
);
const DIAS_DE = new Map(Object.entries({ semana: 7, semanas: 7, mes: 30, meses: 30, quincena: 15, dias: 1 }));
const MAX_DIAS = 365;

/** "En tres días", "esta semana", "las dos próximas semanas": days ahead; null if the question names none. */
export function diasOf(words: readonly string[]): number | null {
  const at = words.findIndex((word) => DIAS_DE.has(word));
  if (at >= 0) {
    const cantidad = words
      .slice(Math.max(0, at - 2), at)
      .map((word) => CUANTOS.get(word) ?? Number(word))
      .find((cuantos) => Number.isInteger(cuantos) && cuantos > 0);
    const unidad = DIAS_DE.get(words[at]!)!;
    if (cantidad !== undefined || unidad > 1) return Math.min(MAX_DIAS, (cantidad ?? 1) * unidad);
  }
  if (words.includes('manana')) return words.includes('pasado') ? 2 : 1;
  return words.includes('hoy') ? 0 : null;
}

/** "Ponle 5 puntos". */
export function puntosOf(words: readonly string[]): number | null {
  const at = words.findIndex((word) => word === 'puntos' || word === 'punto');
  const valor = CUANTOS.get(words[at - 1] ?? '') ?? Number(words[at - 1]);
  return at > 0 && Number.isFinite(valor) ? valor : null;
}
