import type { Epica } from '../../datos/lectura/datos';
import { namedItems } from '../named-item';
import { normalize } from '../texto/normalize';
import type { TipoPregunta } from '../pregunta';
import { consultada, type Contexto, idsOf, type Answerer, respuesta } from './contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  lineas,
  numero,
  porcentaje,
} from './contexto/redaccion';
import { nombresOf } from './listas/listados';

const FILAS = 12;
/** A title of two words needs both. */
const GRADO = 0.6;
/** Questions that are about the epic when they name one. */
const DE_UNA_EPICA: ReadonlySet<TipoPregunta> = new Set<TipoPregunta>([
  'resumen',
  'desconocida',
  'historias',
  'sprint',
  'que-pasa',
  'que-es',
  'estimar-historia',
  'abiertas',
  'pendientes',
]);

async function named({ reader, ambito, texto }: Contexto): Promise<Epica | null> {
  const epicas = await reader.epicas(idsOf(ambito));
  const [best] = namedItems(texto.replace(/(?<!\p{L})[eé]pica(?!\p{L})/giu, ' '), epicas);
  return best && best.grado >= GRADO ? best.item : null;
}

/** «¿Cómo va la épica Pagos?»: the question is about an epic, and names it. */
export const isDeUnaEpica = async (contexto: Contexto): Promise<boolean> =>
  DE_UNA_EPICA.has(contexto.pregunta.tipo) &&
  /\bepica\b/.test(normalize(contexto.texto)) &&
  (await named(contexto)) !== null;

const noEncontrada = respuesta(
  'No encuentro ninguna épica que se llame así. Escribe su título entre comillas.',
);

/** How an epic goes: what of it is done and left, and its stories; all of them if the question asks for stories. */
export const epica: Answerer = async (contexto) => {
  const { reader, pregunta, texto } = contexto;
  const de = await named(contexto);
  if (!de) return noEncontrada;
  const suyas = (await reader.historias([de.proyecto])).filter((h) => h.epica === de._id);
  const abiertas = suyas.filter(({ estado }) => estado !== 'completada');
  const puntos = (of: typeof suyas): number => of.reduce((sum, h) => sum + h.puntos, 0);
  const [total, quedan] = [puntos(suyas), puntos(abiertas)];
  const hechas = suyas.length - abiertas.length;
  const todas = /\bhistorias\b/i.test(texto) && !pregunta.abiertas;
  const vistas = todas ? suyas : abiertas;
  const nombres = await nombresOf(contexto);
  const filaOf = ({ estado, puntos: p, responsable, ...h }: (typeof suyas)[number]): string => {
    const quien = responsable && nombres.get(responsable);
    const partes = [estado, p ? `${numero(p)} p.` : 'sin estimar', quien && `a cargo de ${quien}`];
    return `${enlaceHistoria(h)}: ${partes.filter(Boolean).join(', ')}`;
  };
  const dicho = total
    ? ` y ${numero(total - quedan)} de ${cantidad(total, 'punto', 'puntos')}, el ${porcentaje(total - quedan, total)} %`
    : '';
  const restan = quedan
    ? ` ${quedan === 1 ? 'Queda' : 'Quedan'} ${cantidad(quedan, 'punto', 'puntos')}.`
    : '';
  return consultada(
    respuesta(
      lineas(
        suyas.length
          ? `${enlaceEpica(de)}: ${hechas} de ${cantidad(suyas.length, 'historia', 'historias')}${dicho}.${restan}`
          : `${enlaceEpica(de)} todavía no tiene historias.`,
        vistas.length ? (todas ? 'Sus historias:' : 'Por terminar:') : null,
        vistas.length ? elementos(vistas.slice(0, FILAS).map(filaOf)) : null,
        vistas.length > FILAS ? `Y ${vistas.length - FILAS} más.` : null,
      ),
      ['¿Cómo va el sprint?', '¿Qué épicas hay?'],
    ),
    ['Historias', `épica «${de.titulo}»`, todas ? null : 'con lo que falta'],
  );
};
