import type { Vista } from '@pmp/contracts/proyectos';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export type Mostrada = Pick<Vista, 'consulta' | 'presentacion' | 'agrupar' | 'columnas'>;
export type Columna = Vista['columnas'][number];

export const COLUMNAS: readonly Columna[] = [
  'clave',
  'proyecto',
  'tipo',
  'estado',
  'prioridad',
  'asignado',
  'etiquetas',
  'puntos',
  'vence',
  'actualizada',
];
export const NOMBRES: readonly Vista['presentacion'][] = ['lista', 'tablero', 'cronologia'];
export type Agrupacion = NonNullable<Vista['agrupar']>;
export const AGRUPACIONES: readonly Agrupacion[] = [
  'proyecto',
  'tipo',
  'epica',
  'estado',
  'prioridad',
  'asignado',
  'etiqueta',
];

/** What a new view begins with: what is open and mine. */
export const NUEVA: Mostrada = {
  consulta: 'asignado:yo abierta orden:-prioridad,vence',
  presentacion: 'lista',
  agrupar: null,
  columnas: COLUMNAS.filter(
    (columna) => !['proyecto', 'etiquetas', 'puntos', 'actualizada'].includes(columna),
  ),
};

const PARAM = { consulta: 'q', presentacion: 'como', agrupar: 'grupo', columnas: 'columnas' } as const;
const NINGUNO = '-';

/** A name of a later version is a list here. */
const presentacionOf = (nombre: string): Vista['presentacion'] =>
  NOMBRES.find((one) => one === nombre) ?? 'lista';

const written = (key: keyof Mostrada, value: Mostrada[keyof Mostrada]): string => {
  if (key === 'agrupar') return (value as string | null) ?? NINGUNO;
  return Array.isArray(value) ? value.join(',') : (value ?? '');
};

/** What is on screen: the saved view, with what the address says instead; a link shows the same to everybody. */
export const useEstado = (guardada: Mostrada) => {
  const [params, setParams] = useSearchParams();
  const estado = useMemo((): Mostrada => {
    const grupo = params.get(PARAM.agrupar);
    const columnas = params.get(PARAM.columnas)?.split(',');
    return {
      consulta: params.get(PARAM.consulta) ?? guardada.consulta,
      presentacion: presentacionOf(params.get(PARAM.presentacion) ?? guardada.presentacion),
      agrupar: grupo === null ? guardada.agrupar : (AGRUPACIONES.find((each) => each === grupo) ?? null),
      columnas: columnas ? COLUMNAS.filter((each) => columnas.includes(each)) : guardada.columnas,
    };
  }, [params, guardada]);
  const setEstado = (cambio: Partial<Mostrada>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(cambio)) {
          const campo = key as keyof Mostrada;
          const text = written(campo, value);
          if (text === written(campo, guardada[campo])) next.delete(PARAM[campo]);
          else next.set(PARAM[campo], text);
        }
        return next;
      },
      { replace: true },
    );
  const reset = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const param of Object.values(PARAM)) next.delete(param);
        return next;
      },
      { replace: true },
    );
  const isChanged = Object.values(PARAM).some((param) => params.has(param));
  return { estado, setEstado, reset, isChanged };
};
