import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ColumnaOpcional, rowClass } from './columnas';
import { nextOrden, type Orden } from './orden';
import { Casilla } from '../../../shared/seleccion/casilla';

interface CabeceraProps {
  orden: Orden | null;
  columnas: readonly ColumnaOpcional[];
  total: number;
  /** The filter finds more than these. */
  isPart: boolean;
  elegidas: number;
  onOrden: (orden: string) => void;
  onAll: () => void;
  onNone: () => void;
}

const sortOf = (orden: Orden | null, columna: string) => {
  if (orden?.columna !== columna) return undefined;
  return orden.baja ? 'descending' : 'ascending';
};

/** Column headings that sort; the first check box selects everything that has been read of what the filter finds. */
export const Cabecera = ({
  orden,
  columnas,
  total,
  isPart,
  elegidas,
  onOrden,
  onAll,
  onNone,
}: CabeceraProps) => {
  const { t } = useTranslation('tareas');
  const isAll = total > 0 && elegidas === total;
  const Arrow = orden?.baja ? ArrowDown : ArrowUp;
  return (
    <div role="rowgroup">
      <div
        role="row"
        aria-rowindex={1}
        className={`${rowClass} border-b border-line bg-raised px-2 text-xs text-subtle`}
      >
        <span role="columnheader">
          <Casilla
            label={t(isPart ? 'elegirLeidas' : 'elegirTodas', { count: total })}
            checked={isAll}
            mixed={elegidas > 0 && !isAll}
            onToggle={isAll ? onNone : onAll}
          />
        </span>
        <div role="presentation" className="flex min-w-0 gap-3 overflow-x-auto xl:contents">
          <span className="shrink-0 self-center xl:hidden">{t('ordenarPor')}</span>
          {(['titulo', ...columnas] as const).map((columna) => (
            <span key={columna} role="columnheader" aria-sort={sortOf(orden, columna)} className="shrink-0">
              <button
                type="button"
                onClick={() => onOrden(nextOrden(orden, columna))}
                className="hit inline-flex items-center gap-1 rounded-control font-medium hover:text-text pointer-coarse:min-w-11"
              >
                {t(`columna.${columna}`)}
                {columna === orden?.columna && <Arrow aria-hidden className="size-3" />}
              </button>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
};
