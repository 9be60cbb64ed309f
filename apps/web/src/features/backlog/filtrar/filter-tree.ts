import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import { plainText } from '../../../shared/dominio/plain-text';
import { tieneEtiqueta } from '../../../shared/elementos/etiquetas';
import type { EpicaNode } from '../../../shared/arbol/backlog-tree';

export interface Filtro {
  texto: string;
  /** A person's id, or SIN_ASIGNAR. */
  persona: string;
  /** Who answers for the story: a person's id, or SIN_ASIGNAR. */
  responsable: string;
  estado: string;
  prioridad: string;
  tipo: string;
  /** The id of a label. */
  etiqueta: string;
}

/** The parameter of each filter in the address. */
export const PARAM: Record<keyof Filtro, string> = {
  texto: 'q',
  persona: 'persona',
  responsable: 'responsable',
  estado: 'estado',
  prioridad: 'prioridad',
  tipo: 'tipo',
  etiqueta: 'etiqueta',
};

export const SIN_ASIGNAR = 'nadie';
export const NO_FILTRO: Filtro = {
  texto: '',
  persona: '',
  responsable: '',
  estado: '',
  prioridad: '',
  tipo: '',
  etiqueta: '',
};

export const isActive = (filtro: Filtro): boolean =>
  Object.values(filtro).some((value) => value.trim() !== '');

const matcher = ({ texto, persona, responsable, estado, prioridad, tipo, etiqueta }: Filtro) => {
  const words = plainText(texto).split(/\s+/).filter(Boolean);
  const common = (item: Epica | Historia | Tarea, text: string): boolean => {
    if (estado && item.estado !== estado) return false;
    if (prioridad && item.prioridad !== prioridad) return false;
    if (!words.length) return true;
    const written = plainText(text);
    return words.every((word) => written.includes(word));
  };
  // Only tasks have a person and a type.
  const onlyTareas = Boolean(persona || tipo);
  const isLabelled = (item: Historia | Tarea) => !etiqueta || tieneEtiqueta(item, etiqueta);
  const isTheirs = (h: Historia) => !responsable || (h.responsable?._id ?? SIN_ASIGNAR) === responsable;
  return {
    isTheirs,
    epica: (e: Epica) =>
      !onlyTareas && !responsable && !etiqueta && common(e, `${e.titulo} ${e.descripcion}`),
    historia: (h: Historia) =>
      !onlyTareas &&
      isLabelled(h) &&
      common(
        h,
        `${h.titulo} ${h.comoUsuario} ${h.quiero} ${h.para} ${h.descripcion} ${h.responsable?.nombre ?? ''}`,
      ),
    tarea: (t: Tarea) =>
      (!persona || (t.asignado?._id ?? SIN_ASIGNAR) === persona) &&
      (!tipo || t.tipo === tipo) &&
      isLabelled(t) &&
      common(t, `${t.titulo} ${t.descripcion} ${t.asignado?.nombre ?? ''}`),
  };
};

/** Keeps the items that match, and the stories and epics they are in. */
export const filterTree = (tree: EpicaNode[], filtro: Filtro): EpicaNode[] => {
  if (!isActive(filtro)) return tree;
  const matches = matcher(filtro);
  return tree
    .map(({ epica, historias }) => ({
      epica,
      historias: historias
        .filter(({ historia }) => matches.isTheirs(historia))
        .map(({ historia, tareas }) => ({ historia, tareas: tareas.filter(matches.tarea) }))
        .filter(({ historia, tareas }) => tareas.length > 0 || matches.historia(historia)),
    }))
    .filter(({ epica, historias }) => historias.length > 0 || matches.epica(epica));
};

/** Of what the server found, the epics that hold some of it, and those that match themselves. */
export const soloHalladas = (tree: EpicaNode[], filtro: Filtro): EpicaNode[] => {
  const matches = matcher(filtro);
  return tree.filter(({ epica, historias, resto }) => historias.length > 0 || resto || matches.epica(epica));
};
