import { namedIn, namedInRama, revertedIn } from '../lectura/claves.rules';
import type { Comprobacion, Confirmacion, Noticia, Peticion, Rama } from '../lectura/noticia';
import type { ComprobacionDoc, ReferenciaDoc } from '../datos/codigo.model';
import type { ForjaDoc } from '../datos/forja.model';

type De = Pick<ForjaDoc, '_id' | 'tipo' | 'proyecto' | 'claves'>;

const SHORT_SHA = 8;
const MAX_TITULO = 300;

const unique = (numeros: readonly number[]): number[] => [...new Set(numeros)];

const baseOf = ({ _id, tipo, proyecto }: De, repositorio: string) => ({
  forja: _id,
  proyecto,
  tipoForja: tipo,
  repositorio,
  estado: null,
  sha: null,
  criterios: [],
  revierte: [],
});

function ofConfirmacion(forja: De, repositorio: string, one: Confirmacion): ReferenciaDoc {
  const { sha, mensaje, url, autor, cuando } = one;
  const { numeros, criterios } = namedIn(mensaje, forja.claves);
  const revierte = revertedIn(mensaje);
  const titulo = mensaje.split('\n', 1)[0]!;
  return {
    ...baseOf(forja, repositorio),
    // The same commit in whichever repository of the connection it is.
    _id: `${forja._id} confirmacion ${sha}`,
    tipo: 'confirmacion',
    identificador: sha.slice(0, SHORT_SHA),
    titulo: titulo.slice(0, MAX_TITULO),
    url,
    autor,
    sha,
    numeros,
    // What the rest of a message mentions may be about something else: it is linked, and moved by no rule.
    propios: namedIn(titulo, forja.claves).numeros,
    // It quotes those of the commit that it takes back.
    criterios: revierte.length ? [] : criterios,
    revierte,
    cuando,
  };
}

function ofRama(
  forja: De,
  repositorio: string,
  { nombre, url, autor, cuando }: Rama,
  now: Date,
): ReferenciaDoc {
  const numeros = namedInRama(nombre, forja.claves);
  return {
    ...baseOf(forja, repositorio),
    _id: `${forja._id} rama ${repositorio} ${nombre}`,
    tipo: 'rama',
    identificador: nombre,
    titulo: nombre,
    url,
    autor,
    numeros,
    propios: numeros,
    cuando: cuando ?? now,
  };
}

function ofPeticion(forja: De, repositorio: string, one: Peticion): ReferenciaDoc {
  const propios = unique([
    ...namedIn(one.titulo, forja.claves).numeros,
    ...namedInRama(one.rama, forja.claves),
  ]);
  return {
    ...baseOf(forja, repositorio),
    _id: `${forja._id} peticion ${repositorio} ${one.numero}`,
    tipo: 'peticion',
    identificador: one.identificador,
    titulo: one.titulo,
    url: one.url,
    autor: one.autor,
    estado: one.estado,
    sha: one.sha,
    // Like the rest of a message.
    numeros: unique([...propios, ...namedIn(one.descripcion, forja.claves).numeros]),
    propios,
    cuando: one.cuando,
  };
}

/** Those worth keeping: a merge request may have named something before, or may do so later. */
export const referenciasOf = (forja: De, noticia: Noticia, now: Date): ReferenciaDoc[] =>
  [
    ...noticia.confirmaciones.map((one) => ofConfirmacion(forja, noticia.repositorio, one)),
    ...noticia.ramas.map((one) => ofRama(forja, noticia.repositorio, one, now)),
    ...noticia.peticiones.map((one) => ofPeticion(forja, noticia.repositorio, one)),
  ].filter(({ tipo, numeros, revierte }) => tipo === 'peticion' || numeros.length + revierte.length > 0);

export const comprobacionesOf = (forja: De, { comprobaciones }: Noticia, now: Date): ComprobacionDoc[] =>
  comprobaciones.map(({ sha, nombre, estado, url, cuando }: Comprobacion) => ({
    _id: `${forja._id} ${sha} ${nombre}`,
    forja: forja._id,
    proyecto: forja.proyecto,
    sha,
    nombre,
    estado,
    url,
    cuando,
    recibida: now,
  }));

const ORDER_PETICION = [null, 'borrador', 'abierta', 'cerrada', 'fusionada'];
const ORDER_COMPROBACION = ['en curso', 'pasa', 'falla'];

/** Positive: the first is what holds, whichever of the two came first. */
const compared = (pairs: readonly (readonly [number | string, number | string])[]): number => {
  const [a, b] = pairs.find(([one, other]) => one !== other) ?? [0, 0];
  return a > b ? 1 : a < b ? -1 : 0;
};

const shown = ({ identificador, titulo, url, autor, sha, numeros, propios }: ReferenciaDoc): string =>
  JSON.stringify([identificador, titulo, url, autor, sha, numeros, propios]);

/** Whether what is told now replaces what was known: the newer by its own time, however late it comes. */
export function replacesReferencia(now: ReferenciaDoc, known: ReferenciaDoc | null): boolean {
  if (!known) return true;
  // Told again, a branch that says no time would always be newer.
  if (now.tipo === 'rama') return false;
  return (
    compared([
      [now.cuando.getTime(), known.cuando.getTime()],
      [ORDER_PETICION.indexOf(now.estado), ORDER_PETICION.indexOf(known.estado)],
      [shown(now), shown(known)],
    ]) > 0
  );
}

const finished = ({ estado }: ComprobacionDoc): number => Number(estado !== 'en curso');

/** A result holds until there is another: that it is being looked at again says nothing yet. */
export const replacesComprobacion = (now: ComprobacionDoc, known: ComprobacionDoc | null): boolean =>
  !known ||
  compared([
    [finished(now), finished(known)],
    [now.cuando.getTime(), known.cuando.getTime()],
    [ORDER_COMPROBACION.indexOf(now.estado), ORDER_COMPROBACION.indexOf(known.estado)],
    [now.url ?? '', known.url ?? ''],
  ]) > 0;
