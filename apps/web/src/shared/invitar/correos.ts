/** What separates addresses in a pasted list, a CSV or the `To:` of a mail. */
const BETWEEN = /[\s,;<>"'()]+/;

/** The addresses in a text that somebody has written or pasted, each once; names beside them are left out. */
export const correosIn = (texto: string): string[] => [
  ...new Map(
    texto
      .split(BETWEEN)
      .filter((word) => word.includes('@'))
      .map((word) => [word.toLowerCase(), word]),
  ).values(),
];
