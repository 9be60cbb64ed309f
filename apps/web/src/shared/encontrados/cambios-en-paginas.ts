import { CAMPOS, leer, termsOf, TIPOS_ELEMENTO } from '@pmp/consulta';
import type { Cambio } from '@pmp/contracts/common';
import type { Elemento as Encontrado, Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import type { Pagina, Paginas } from './paginas';

/** What goes with something that is removed. */
const hangsFrom = ({ entidad, _id }: Cambio) => {
  const named: Partial<Record<Cambio['entidad'], (each: Encontrado) => boolean>> = {
    proyecto: ({ proyecto }) => proyecto === _id,
    epica: (each) => each.entidad === 'historia' && each.epicaId._id === _id,
    historia: (each) => each.entidad === 'tarea' && each.historiaId === _id,
  };
  return (each: Encontrado) => each._id === _id || Boolean(named[entidad]?.(each));
};

const withElementos = (paginas: Paginas, change: (elementos: Encontrado[]) => Encontrado[]): Paginas => {
  const changed = paginas.pages.map(({ elementos }) => change(elementos));
  if (changed.every((elementos, at) => elementos === paginas.pages[at]?.elementos)) return paginas;
  const before = paginas.pages.reduce((sum, { elementos }) => sum + elementos.length, 0);
  const gone = before - changed.reduce((sum, elementos) => sum + elementos.length, 0);
  return {
    ...paginas,
    pages: paginas.pages.map((page, at) => ({
      ...page,
      elementos: changed[at] ?? page.elementos,
      total: page.total - gone,
    })),
  };
};

/** A query also says the epic of a task, of which only the epic and the story tell. */
const withEpica = (each: Encontrado, { entidad, _id, datos }: Cambio): Encontrado => {
  if (entidad === 'historia' && each.entidad === 'tarea' && each.historiaId === _id) {
    const epica = (datos as Historia).epicaId;
    return each.epica?._id === epica._id ? each : { ...each, epica };
  }
  if (entidad !== 'epica' || each.entidad === 'epica') return each;
  const { titulo } = datos as Epica;
  const epica = each.entidad === 'historia' ? each.epicaId : each.epica;
  if (epica?._id !== _id || epica.titulo === titulo) return each;
  const changed = { _id, titulo };
  return each.entidad === 'historia' ? { ...each, epicaId: changed } : { ...each, epica: changed };
};

/** The newer version as a query shows it. */
const inItsShape = (known: Encontrado, datos: Encontrado): Encontrado => {
  const isWhere = known.entidad === 'tarea' && known.historiaId === (datos as Tarea).historiaId;
  const beside = isWhere && known.epica !== undefined ? { epica: known.epica } : {};
  return { ...datos, ...beside, entidad: known.entidad } as Encontrado;
};

/** What has been read, after one change; the same when the change is outdated or about something else. */
export const patchPaginas = (paginas: Paginas, cambio: Cambio): Paginas =>
  withElementos(paginas, (elementos) => {
    if (cambio.accion === 'eliminado') {
      const isGone = hangsFrom(cambio);
      return elementos.some(isGone) ? elementos.filter((each) => !isGone(each)) : elementos;
    }
    const beside = elementos.map((each) => withEpica(each, cambio));
    const same = beside.every((each, at) => each === elementos[at]) ? elementos : beside;
    const at = same.findIndex(({ _id }) => _id === cambio._id);
    const known = same[at];
    if (!known || known.version >= cambio.version) return same;
    return same.with(at, inItsShape(known, cambio.datos as Encontrado));
  });

/** A page that was on its way while a change arrived must not take the change back. */
export const keepNewer = (before: Paginas | undefined, read: Paginas): Paginas => {
  if (!before) return read;
  const known = new Map(before.pages.flatMap(({ elementos }) => elementos.map((each) => [each._id, each])));
  const newer = (each: Encontrado): Encontrado => {
    const present = known.get(each._id);
    return present && present.version > each.version ? present : each;
  };
  return {
    ...read,
    pages: read.pages.map((page): Pagina => ({ ...page, elementos: page.elementos.map(newer) })),
  };
};

/** Of what tasks are, a change can make another; not of these. */
const FIJOS: readonly string[] = CAMPOS.tipo.valores.slice(0, TIPOS_ELEMENTO.length);
const DE_ELEMENTOS = new Set<Cambio['entidad']>(['proyecto', 'epica', 'historia', 'tarea']);

/** Whether a query asks only for kinds of items, in the order of their creation: no change of a field moves them. */
const isPlain = (q: string): boolean => {
  const { consulta } = leer(q);
  if (!consulta) return false;
  const onlyTipos = termsOf(consulta).every(
    (nodo) =>
      nodo.clase === 'condicion' &&
      nodo.campo === 'tipo' &&
      nodo.valores.every((valor) => FIJOS.includes(valor)),
  );
  return onlyTipos && consulta.orden.every(({ campo }) => campo === 'creada');
};

/** Whether only the server can say, after a change, what the query finds and in which order. */
export const asksAgain = (q: string, { entidad, accion }: Cambio): boolean => {
  if (!DE_ELEMENTOS.has(entidad)) return false;
  return entidad === 'proyecto' ? accion === 'eliminado' : accion !== 'actualizado' || !isPlain(q);
};
