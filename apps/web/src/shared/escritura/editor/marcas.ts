/** Stands in a field where a file will, and nowhere else: a text that is saved meanwhile does not have it. */
export type Marcas = Set<string>;

export const marcaDe = (marcas: Marcas, texto: string): string => {
  const marca = (n: number) => `![${texto}${n > 1 ? ` (${n})` : ''}]()`;
  let n = 1;
  while (marcas.has(marca(n))) n += 1;
  return marca(n);
};

export const sinMarcas = (visible: string, marcas: Marcas): string => {
  let texto = visible;
  for (const marca of marcas) texto = texto.replaceAll(`${marca}\n`, '').replaceAll(marca, '');
  return texto;
};
