import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CabeceraProps } from '../../../shared/tabla/cabecera';
import { Tabla as TablaDeElementos } from '../../../shared/tabla/tabla';
import { type ColumnaOpcional, enTabla } from './columnas';
import { Fila } from './fila';
import { nextOrden, type Orden } from './orden';

interface TablaProps extends Pick<CabeceraProps, 'onAll' | 'onNone'> {
  tareas: Tarea[];
  /** The filter finds more than these. */
  isPart: boolean;
  proyectos: ReadonlyMap<string, Proyecto>;
  elegidas: ReadonlySet<string>;
  hoy: string;
  columnas: readonly ColumnaOpcional[];
  orden: Orden | null;
  onOrden: (orden: string) => void;
  onToggle: (id: string, range: boolean) => void;
}

const keyOf = ({ _id }: Tarea) => _id;

/** The tasks as rows; the first check box selects everything that has been read of what the filter finds. */
export const Tabla = (props: TablaProps) => {
  const { tareas, isPart, proyectos, elegidas, hoy, columnas, orden, onOrden, onToggle, onAll, onNone } =
    props;
  const { t } = useTranslation('tareas');
  const shown = useMemo(() => columnas.map(enTabla), [columnas]);
  return (
    <TablaDeElementos
      label={t('tabla')}
      columnas={shown}
      cabecera={{
        encabezados: (['titulo', ...columnas] as const).map((columna) => ({
          key: columna,
          nombre: t(`campo.${columna}`),
          sentido: columna === orden?.columna ? (orden.baja ? 'descending' : 'ascending') : undefined,
          // A key says of what project it is and when it came: other columns sort by both.
          onOrden: columna === 'clave' ? undefined : () => onOrden(nextOrden(orden, columna)),
        })),
        elegirTodas: t(isPart ? 'elegirLeidas' : 'elegirTodas', { count: tareas.length }),
        total: tareas.length,
        elegidas: elegidas.size,
        onAll,
        onNone,
      }}
      lineas={tareas}
      keyOf={keyOf}
    >
      {(tarea) => (
        <Fila
          tarea={tarea}
          proyecto={proyectos.get(tarea.proyecto)}
          columnas={shown}
          hoy={hoy}
          checked={elegidas.has(tarea._id)}
          onToggle={onToggle}
        />
      )}
    </TablaDeElementos>
  );
};
