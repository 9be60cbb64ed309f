import ataques from './ataques.json' with { type: 'json' };

/**
 * Texts that try to run something, to leave the text or to stop the page; none may do more than be read. What is in
 * `ataques.json`, from OWASP's lists and our own, `npm run ataque` stores in the product and reads in a browser.
 */
export const ENLACES: string[] = ataques.destinos.flatMap((destino) => [
  `[pulsa](${destino})`,
  `[pulsa](<${destino}>)`,
  `[pulsa](${destino} "título")`,
  `[pulsa][uno]\n\n[uno]: ${destino}`,
  `<${destino}>`,
  `![imagen](${destino})`,
  `[![imagen](${destino})](${destino})`,
  destino,
]);

export const HTML: string[] = ataques.html;

const CARACTERES = 20_000;
const repeat = (part: string): string =>
  part.repeat(Math.ceil(CARACTERES / part.length)).slice(0, CARACTERES);

/** As long as a description may be, of what makes readers slow or deep. */
export const PESADOS: Record<string, string> = {
  corchetes: repeat('['),
  'enlaces abiertos': repeat('[a]('),
  imágenes: repeat('!['),
  citas: repeat('>'),
  'citas con espacio': repeat('> '),
  asteriscos: repeat('*'),
  énfasis: repeat('*a **'),
  'énfasis mezclado': repeat('*a_ '),
  'énfasis en palabras': repeat('a_b*c~~'),
  'asteriscos a los dos lados': `${'*'.repeat(10_000)}a${'*'.repeat(9_999)}`,
  'acentos graves': Array.from({ length: 190 }, (_, i) => `e${'`'.repeat(i)}`).join(''),
  'listas unas en otras': Array.from({ length: 190 }, (_, i) => `${' '.repeat(i * 2)}- a`).join('\n'),
  'listas en una línea': repeat('- '),
  'listas numeradas en una línea': repeat('1. '),
  'una tabla de 10 000 celdas': `${'|a'.repeat(50)}|\n${'|-'.repeat(50)}|\n${`${'|x'.repeat(50)}|\n`.repeat(200)}`,
  'una tabla de 3 000 columnas': `${'|a'.repeat(3_000)}|\n${'|-'.repeat(3_000)}|\n${'|x'.repeat(3_000)}|`,
  'menores que': repeat('<'),
  etiquetas: repeat('<a '),
  comentarios: repeat('<!--'),
  entidades: repeat('&#'),
  direcciones: repeat('http://a.a*'),
  'direcciones sin protocolo': repeat('www.a.'),
  correos: repeat('a@a.'),
  tachados: repeat('~a ~~'),
  referencias: `${Array.from({ length: 800 }, (_, i) => `[a${i}]: /x`).join('\n')}\n\n${'[a1]'.repeat(2_000)}`,
  'imágenes en enlaces': `${'[!['.repeat(3_300)}${'](a)'.repeat(2_500)}`,
  saltos: repeat('\\\n'),
  vallas: repeat('```\n'),
};
