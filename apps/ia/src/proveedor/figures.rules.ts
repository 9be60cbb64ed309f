const ID = /\b[0-9a-f]{24}\b/g;
const CLAVE = /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}\p{N}]*-\d+(?![\p{L}\p{N}-])/gu;
const CIFRA = /\d+(?:[.,]\d+)*/g;
/** «1. » begins a row and counts nothing. */
const ORDINAL = /^\s*\d{1,3}[.)]\s/gm;
const EN_LETRA =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
const CUENTA = new RegExp(
  `\\b(${EN_LETRA.join('|')})\\s+(?:tareas|historias|épicas|proyectos|puntos|días|semanas|meses|horas|sprints|personas|bloquead|vencid|bugs|comentarios)`,
  'giu',
);

/** `1.200`, `0,5` and `07` are 1200, 0.5 and 7. */
const valueOf = (cifra: string): string =>
  String(Number(cifra.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')));

/** Its figures, also those in letters, keys and identifiers. */
function figuresOf(texto: string): string[] {
  const sinIds = texto.replace(ID, ' ');
  return [
    ...(texto.match(ID) ?? []),
    ...(sinIds.match(CLAVE) ?? []),
    ...(sinIds.replace(CLAVE, ' ').match(CIFRA) ?? []).map(valueOf),
    ...[...texto.matchAll(CUENTA)].map(([, word = '']) => String(EN_LETRA.indexOf(word.toLowerCase()) + 2)),
  ];
}

/** What a model has been told, to know whether it says more than that. */
export class Facts {
  private readonly known = new Set<string>();

  /** A text, or anything that is told as JSON. */
  add(told: unknown): void {
    for (const one of figuresOf(typeof told === 'string' ? told : JSON.stringify(told ?? null)))
      this.known.add(one);
  }

  /** Whether each figure, key and identifier of the text was told: one that was not is made up. */
  cover(texto: string): boolean {
    return figuresOf(texto.replace(ORDINAL, '')).every((one) => this.known.has(one));
  }
}
