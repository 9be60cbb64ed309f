import type { Orden } from '@pmp/consulta';
import { type ComponentProps, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elemento } from '../../../shared/elementos/elementos';
import { useHoy } from '../../../shared/fechas/use-hoy';
import type { Encabezado } from '../../../shared/tabla/cabecera';
import { Fila } from '../../../shared/tabla/fila';
import { Tabla } from '../../../shared/tabla/tabla';
import type { Grupo } from '../agrupar';
import { Enlace } from '../enlace';
import type { PresentacionProps } from '../presentacion-props';
import type { Columna } from '../use-estado';

/** The columns that a query can sort by. */
const ORDEN_DE: Partial<Record<Columna | 'titulo', Orden>> = {
  titulo: 'titulo',
  proyecto: 'proyecto',
  tipo: 'tipo',
  asignado: 'asignado',
  estado: 'estado',
  prioridad: 'prioridad',
  puntos: 'puntos',
  vence: 'vence',
  actualizada: 'actualizada',
};

/** Memoised, so that scrolling does not render rows again. */
const Elegible = memo((props: Omit<ComponentProps<typeof Fila>, 'titulo'>) => (
  <Fila {...props} titulo={<Enlace elemento={props.elemento} />} />
));
Elegible.displayName = 'Elegible';

type Linea = { grupo: Grupo } | { elemento: Elemento };

/** The items, those of a group with a name below it. */
const lineasDe = (grupos: readonly Grupo[]): Linea[] =>
  grupos.flatMap((grupo): Linea[] => [
    ...(grupo.nombre ? [{ grupo }] : []),
    ...grupo.elementos.map((elemento) => ({ elemento })),
  ]);

const keyOf = (linea: Linea): string =>
  'grupo' in linea ? `grupo:${linea.grupo.key}` : linea.elemento.datos._id;

/** The items as rows; a heading sorts, which writes into the query. */
const Lista = ({
  elementos,
  grupos,
  hayMas,
  proyectos,
  columnas,
  orden,
  onOrden,
  seleccion,
}: PresentacionProps) => {
  const { t } = useTranslation(['vistas', 'tareas']);
  const hoy = useHoy();
  const lineas = useMemo(() => lineasDe(grupos), [grupos]);
  const [first] = orden;
  const sortOf = (columna: Columna | 'titulo'): Encabezado['sentido'] => {
    if (!first || ORDEN_DE[columna] !== first.campo) return undefined;
    return first.desciende ? 'descending' : 'ascending';
  };
  const next = (campo: Orden) => {
    if (first?.campo !== campo) return [{ campo, desciende: false }];
    return first.desciende ? [] : [{ campo, desciende: true }];
  };
  const encabezados = (['titulo', ...columnas] as const).map((columna) => {
    const campo = ORDEN_DE[columna];
    return {
      key: columna,
      nombre: t(`campo.${columna}`),
      sentido: sortOf(columna),
      onOrden: campo && (() => onOrden(next(campo))),
    };
  });
  return (
    <Tabla
      label={t('lista')}
      columnas={columnas}
      cabecera={{
        encabezados,
        elegirTodas: t('tareas:elegirTodas', { count: elementos.length }),
        total: elementos.length,
        elegidas: seleccion.ids.size,
        onAll: seleccion.all,
        onNone: seleccion.clear,
      }}
      lineas={lineas}
      keyOf={keyOf}
    >
      {(linea) =>
        'grupo' in linea ? (
          <div role="cell" className="border-t border-line bg-raised/60 px-3 py-1.5 text-xs font-medium">
            {linea.grupo.nombre}{' '}
            <span className="num font-normal text-subtle">
              {linea.grupo.elementos.length}
              {hayMas && '+'}
            </span>
          </div>
        ) : (
          <Elegible
            elemento={linea.elemento}
            proyecto={proyectos.get(linea.elemento.datos.proyecto)}
            columnas={columnas}
            hoy={hoy}
            checked={seleccion.ids.has(linea.elemento.datos._id)}
            onToggle={seleccion.toggle}
          />
        )
      }
    </Tabla>
  );
};

export default Lista;
