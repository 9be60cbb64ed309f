import { decir, t } from '../../idioma/idioma';
import { type Consulta, type ErrorDeConsulta, escribir, fraseDe, leer, termsOf } from '@pmp/consulta';
import { normalize } from '../texto/normalize';
import type { Encontrado, PersonReader } from '../person-reader';
import { consultada, idsOf, respuesta, type Respuesta } from './contexto/contexto';
import {
  cantidad,
  cuando,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  enlaceTarea,
  lineas,
  literal,
} from './contexto/redaccion';

const VISTOS = 10;
const ENLACE = { epica: enlaceEpica, historia: enlaceHistoria, tarea: enlaceTarea };

const rutaDe = (q: string): string => `/vistas?${new URLSearchParams({ q })}`;

const noDice = (q: string, error: ErrorDeConsulta): Respuesta => {
  const { desde, hasta } = error.lugar;
  // Marked where it stands: the blanks around it stay.
  const mal = literal(q.slice(desde, hasta)) || '…';
  const antes = q.slice(0, desde).replace(/\S+/g, literal);
  const sitio = t`${antes}**${mal}**${q.slice(hasta).replace(/\S+/g, literal)}`;
  const dicho = t`Esa consulta no se entiende: ${fraseDe(error)}.`;
  return consultada(respuesta(lineas(dicho, sitio)), [literal(q)]);
};

interface Mostrar {
  reader: PersonReader;
  hoy: string;
  /** The query is about criteria. */
  conCriterios: boolean;
}

const MAX_CRITERIOS = 5;

/** How many hold, and those that do not. */
const criteriosDe = ({ criterios = [] }: Encontrado): string | null => {
  if (!criterios.length) return null;
  const faltan = criterios.filter(({ hecho }) => !hecho).map(({ texto }) => t`«${literal(texto)}»`);
  const dichos = faltan.slice(0, MAX_CRITERIOS).map(decir).join(', ');
  const mas = faltan.length > MAX_CRITERIOS ? t` y ${faltan.length - MAX_CRITERIOS} más` : '';
  const cumple = t`${criterios.length - faltan.length} de ${cantidad(criterios.length, 'criterio', 'criterios')}`;
  return faltan.length ? t`${cumple}, falta ${dichos}${mas}` : cumple;
};

const filaDe = (one: Encontrado, { reader, hoy, conCriterios }: Mostrar): string => {
  const donde = reader.proyectos.find(({ _id }) => _id === one.proyecto)?.nombre;
  const partes = [
    one.estado,
    one.entidad !== 'epica' && one.responsable ? literal(one.responsable) : 'sin asignar',
    one.fechaLimite &&
      t`${one.fechaLimite.slice(0, 10) < hoy ? 'venció' : 'vence'} ${cuando(one.fechaLimite, hoy)}`,
    donde && t`en ${literal(donde)}`,
    conCriterios && criteriosDe(one),
  ].filter(Boolean);
  return t`${ENLACE[one.entidad](one)}: ${partes.map(decir).join(', ')}`;
};

/** How an answer speaks of what was asked: as a query that somebody has written, or as words that became one. */
const DE_UNA_CONSULTA = {
  nada: 'Nada de lo que ves cumple esa consulta.',
  hay: (total: number, _cosa: readonly [string, string]) =>
    t`${cantidad(total, 'elemento la cumple', 'elementos la cumplen')}:`,
};
const DE_UNA_PREGUNTA: typeof DE_UNA_CONSULTA = {
  nada: 'No hay nada así en los proyectos que ves.',
  hay: (total, cosa) => t`Hay ${cantidad(total, ...cosa)}:`,
};

const COSAS: Readonly<Record<string, readonly [string, string]>> = {
  epica: ['épica', 'épicas'],
  historia: ['historia', 'historias'],
  tarea: ['tarea', 'tareas'],
};

/** What a query is of, if it is of one kind of thing. */
function cosaDe(consulta: Consulta): readonly [string, string] {
  const tipos = termsOf(consulta).flatMap((nodo) =>
    nodo.clase === 'condicion' && nodo.campo === 'tipo' ? nodo.valores : [],
  );
  return (tipos.length === 1 && COSAS[normalize(tipos[0]!)]) || ['elemento', 'elementos'];
}

/** Answers a query in the language of the views and the API with what it finds; `enPalabras`: it was asked in words. */
export async function escrita(
  q: string,
  reader: PersonReader,
  hoy: string,
  enPalabras = false,
): Promise<Respuesta> {
  const frases = enPalabras ? DE_UNA_PREGUNTA : DE_UNA_CONSULTA;
  const { consulta, error } = leer(q);
  if (!consulta) return noDice(q, error);
  const dicha = escribir(consulta);
  const conCriterios = termsOf(consulta).some(
    (nodo) => nodo.clase === 'condicion' && [nodo.campo, ...nodo.valores].includes('criterios'),
  );
  const hallados = await reader.encontrar(dicha, idsOf(reader.proyectos), VISTOS);
  if (!hallados)
    return respuesta('Ahora mismo no puedo hacer esa consulta. Vuelve a intentarlo en un momento.');
  const { filas, total } = hallados;
  if (!total) return consultada(respuesta(frases.nada), [dicha], dicha);
  const mas = total - filas.length;
  return consultada(
    respuesta(
      lineas(
        frases.hay(total, cosaDe(consulta)),
        elementos(filas.map((one) => filaDe(one, { reader, hoy, conCriterios }))),
        mas > 0 ? t`Y ${cantidad(mas, 'más', 'más')} en [Vistas](${rutaDe(dicha)}).` : null,
      ),
    ),
    [dicha],
    dicha,
  );
}
