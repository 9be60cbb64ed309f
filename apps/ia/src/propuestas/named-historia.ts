import { t } from '../idioma/idioma';
import type { HistoriaSummary } from '../preguntas/person-reader';
import { mostSimilar } from '../preguntas/texto/similarity';
import { type Contexto, idsOf, respuesta, type Respuesta } from '../preguntas/respuestas/contexto/contexto';
import { elementos, enlaceHistoria, lineas, literal } from '../preguntas/respuestas/contexto/redaccion';

/** The best match counts only if it is this much better than the next. */
const VENTAJA = 0.15;
const VISTAS = 5;

type Encontrada = HistoriaSummary & { descripcion: string };

const pregunta = (orden: string, historias: readonly HistoriaSummary[], motivo: string): Respuesta =>
  respuesta(
    lineas(motivo, historias.length ? elementos(historias.map(enlaceHistoria)) : null),
    historias.slice(0, 3).map(({ titulo }) => t`${orden} «${literal(titulo)}»`),
  );

/** The story that is meant, or a reply that asks which one. `orden`: how one asks for this, up to the story's name. */
export async function namedHistoria(
  { reader, ambito, cosas, claveSinNada, pregunta: { objeto } }: Contexto,
  orden: string,
): Promise<Encontrada | Respuesta> {
  if (claveSinNada) return respuesta(t`No hay nada con la clave ${literal(claveSinNada)}.`);
  const [nombrada] = cosas.filter(({ grado, tipo }) => grado === Infinity && tipo === 'historia');
  if (nombrada) return (await reader.historia(nombrada.item._id)) ?? respuesta('Esa historia ya no existe.');
  const historias = await reader.historias(idsOf(ambito));
  const abiertas = historias.filter(({ estado }) => estado !== 'completada');
  if (!abiertas.length) return respuesta('No hay historias sin terminar con las que hacerlo.');
  if (!objeto) return pregunta(orden, abiertas.slice(0, VISTAS), '¿Con qué historia? Por ejemplo:');
  const [best, second] = mostSimilar(objeto, abiertas);
  if (!best) {
    const dicho = t`No encuentro ninguna historia sin terminar que se llame «${literal(objeto)}».`;
    return pregunta(orden, abiertas.slice(0, VISTAS), t`${dicho} Están, por ejemplo:`);
  }
  if (second && best.grado < 1 && best.grado - second.grado < VENTAJA) {
    const parecidas = mostSimilar(objeto, abiertas).map(({ item }) => item);
    return pregunta(orden, parecidas.slice(0, VISTAS), '¿Cuál de estas historias?');
  }
  return (await reader.historia(best.item._id)) ?? respuesta('Esa historia ya no existe.');
}

export const isRespuesta = (found: Encontrada | Respuesta): found is Respuesta => 'texto' in found;
