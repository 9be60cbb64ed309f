import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Casilla } from '../seleccion/casilla';
import { rowClass } from './columnas';

/** The heading of a column. */
export interface Encabezado {
  key: string;
  nombre: string;
  /** As the list is sorted by it; absent: by another one. */
  sentido?: 'ascending' | 'descending' | undefined;
  /** Absent: nothing sorts by it. */
  onOrden?: (() => void) | undefined;
}

export interface CabeceraProps {
  encabezados: readonly Encabezado[];
  /** What the first check box selects, in words. */
  elegirTodas: string;
  total: number;
  elegidas: number;
  onAll: () => void;
  onNone: () => void;
}

/** Column headings that sort; the first check box selects everything that is listed. */
export const Cabecera = (props: CabeceraProps) => {
  const { encabezados, elegirTodas, total, elegidas, onAll, onNone } = props;
  const { t } = useTranslation('tareas');
  const isAll = total > 0 && elegidas === total;
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`${rowClass} bg-raised px-2 text-xs text-subtle`}>
        <span role="columnheader">
          <Casilla
            label={elegirTodas}
            checked={isAll}
            mixed={elegidas > 0 && !isAll}
            onToggle={isAll ? onNone : onAll}
          />
        </span>
        <div role="presentation" className="flex min-w-0 gap-3 overflow-x-auto xl:contents">
          <span className="shrink-0 self-center xl:hidden">{t('ordenarPor')}</span>
          {encabezados.map(({ key, nombre, sentido, onOrden }) => {
            const Arrow = sentido === 'descending' ? ArrowDown : ArrowUp;
            return (
              <span
                key={key}
                role="columnheader"
                aria-sort={sentido}
                className={`hit flex shrink-0 items-center xl:min-w-0 ${onOrden ? '' : 'max-xl:hidden'}`}
              >
                {onOrden ? (
                  <button
                    type="button"
                    onClick={onOrden}
                    className="hit inline-flex min-w-0 items-center gap-1 rounded-control font-medium hover:text-text pointer-coarse:min-w-11"
                  >
                    <span className="truncate">{nombre}</span>
                    {sentido && <Arrow aria-hidden className="size-3 shrink-0" />}
                  </button>
                ) : (
                  nombre
                )}
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
};
