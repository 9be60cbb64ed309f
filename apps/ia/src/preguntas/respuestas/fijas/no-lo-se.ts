import type { Entendida } from '../../comprension/comprender';
import { respuesta, type Respuesta } from '../contexto/contexto';
import { idiomaActual } from '../../../idioma/idioma';
import { type Frases, frasesOf, variantesOf } from '../../comprension/clase';
import type { Definicion } from '../contexto/definicion';
import { elementos, lineas } from '../contexto/redaccion';

const CERCANAS = 3;
const NO_SE_OFRECEN = new Set(['ajena', 'saludo', 'gracias', 'ayuda']);

const suyas = (frases: Frases, idioma: string): string =>
  (idioma === 'es' ? frases.normal : frases[idioma as 'en']) ?? '';

/** A phrase that names nothing, to be asked as it stands. */
const ofrecida = (definicion: Definicion): string | undefined =>
  variantesOf(definicion)
    .flatMap(([, frases]) => frasesOf(suyas(frases, idiomaActual())))
    .find((frase) => !frase.includes('{'));

/** Not sure enough of what is asked: says so, and offers the nearest things it can do. */
export function noLoSe({ grados }: Entendida, definiciones: ReadonlyMap<string, Definicion>): Respuesta {
  const cercanas = grados
    .filter(({ clase }) => !NO_SE_OFRECEN.has(clase))
    .flatMap(({ clase }) => ofrecida(definiciones.get(clase)!) ?? [])
    .slice(0, CERCANAS);
  return respuesta(
    lineas('No lo sé: no estoy seguro de qué me preguntas. Puedo decirte, por ejemplo:', elementos(cercanas)),
    cercanas,
  );
}
