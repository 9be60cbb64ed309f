import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toConsulta } from './consulta-opcion';
import { byUso, findByTitulo, findIn, matches, toSecciones, wordsOf } from './filter-opciones';
import { findLugares, type OpcionLugar } from './find-lugares';
import type { Grupo, Opcion } from './opcion';
import { useEncontrados } from './use-encontrados';
import { useProyectosDe } from './use-proyectos-de';
import { readUso } from './uso';

const MAX_FIJAS = 5;
/** Each group after the order of its own use. */
const FIJAS: readonly Grupo[] = ['vistas', 'acciones', 'ajustes', 'etiquetas'];

/** What gives a value stands first where the text says what it changes, and last where it only says the value. */
const placed = (opcion: Opcion, words: readonly string[]): Opcion => {
  if (opcion.cambia === undefined) return opcion;
  const says = words.some((word) => matches({ titulo: opcion.cambia ?? '' }, word));
  return says ? opcion : { ...opcion, grupo: 'valores' };
};

/** Without a text: recent items and every place. With one: whatever matches it, what the person uses most first. */
export const useOpcionesDePaleta = (
  text: string,
  fijas: readonly Opcion[],
  lugares: readonly OpcionLugar[],
  recientes: readonly Opcion[],
) => {
  const { t } = useTranslation('buscar');
  const [uso] = useState(readUso);
  const proyectos = useProyectosDe(lugares);
  const { opciones, ...estado } = useEncontrados(text, proyectos, uso);
  const isEmpty = text.trim() === '';
  const grupos = useMemo(() => {
    const of = (grupo: Grupo) => fijas.filter((opcion) => opcion.grupo === grupo);
    return { seleccion: of('seleccion'), ir: of('ir'), otras: FIJAS.map(of) };
  }, [fijas]);
  const secciones = useMemo(() => {
    if (isEmpty) {
      const used = fijas.filter(({ buscada }) => !buscada).toSorted(byUso(uso));
      return toSecciones([...recientes, ...used]);
    }
    const words = wordsOf(text);
    const here = findIn(grupos.ir, text, MAX_FIJAS, { uso });
    const known = new Set(here.map(({ to }) => to));
    const elsewhere = findLugares(lugares, proyectos, text).filter(({ to }) => !known.has(to));
    return toSecciones([
      ...toConsulta(text, t),
      ...findByTitulo(grupos.seleccion, text, MAX_FIJAS, uso).map((opcion) => placed(opcion, words)),
      ...here,
      ...elsewhere.toSorted(byUso(uso)).slice(0, MAX_FIJAS),
      ...grupos.otras.flatMap((suyas) => findIn(suyas, text, MAX_FIJAS, { uso })),
      ...opciones,
    ]);
  }, [isEmpty, text, fijas, grupos, lugares, proyectos, recientes, opciones, uso, t]);
  const total = secciones.reduce((sum, { items }) => sum + items.length, 0);
  return { secciones, total, ...estado };
};
