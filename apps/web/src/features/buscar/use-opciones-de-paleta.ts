import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toConsulta } from './consulta-opcion';
import { findByTitulo, findIn, toSecciones } from './filter-opciones';
import type { Opcion } from './opcion';
import { useEncontrados } from './use-encontrados';

const MAX_FIJAS = 5;

/** Without a text: recent items and every place. With one: whatever matches it. */
export const useOpcionesDePaleta = (text: string, fijas: readonly Opcion[], recientes: readonly Opcion[]) => {
  const { t } = useTranslation('buscar');
  const { opciones, ...estado } = useEncontrados(text);
  const isEmpty = text.trim() === '';
  const secciones = useMemo(() => {
    if (isEmpty) return toSecciones([...recientes, ...fijas]);
    const of = (grupo: Opcion['grupo']) => fijas.filter((opcion) => opcion.grupo === grupo);
    return toSecciones([
      ...toConsulta(text, t),
      ...findByTitulo(of('seleccion'), text, MAX_FIJAS),
      ...findIn(of('ir'), text, MAX_FIJAS),
      ...findIn(of('acciones'), text, MAX_FIJAS),
      ...opciones,
    ]);
  }, [isEmpty, text, fijas, recientes, opciones, t]);
  const total = secciones.reduce((sum, { items }) => sum + items.length, 0);
  return { secciones, total, ...estado };
};
