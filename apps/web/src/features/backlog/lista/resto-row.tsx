import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { useBacklogContext } from '../acciones/backlog-context';
import type { Resto } from '../../../shared/arbol/backlog-tree';
import type { Row } from '../arbol/rows';

/** Of one row that has not been read. */
const ROW_PX = 37;
/** No browser draws an element of any height, and nobody scrolls through so much at once. */
const MAX_ROWS = 5_000;

/** As high as what it stands for, so that the list does not grow under the eyes of who scrolls it. */
export const restoHeight = ({ count = 1 }: Resto): number => Math.min(Math.max(count, 1), MAX_ROWS) * ROW_PX;

/** The place of what has not been read yet; coming near it reads it. */
export const RestoRow = ({ row: { padre, resto } }: { row: Extract<Row, { kind: 'resto' }> }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const { leer, fallidas } = useBacklogContext();
  const isFailed = fallidas.has(padre);
  useEffect(() => {
    if (!isFailed) leer(resto.de, padre);
  }, [leer, resto, padre, isFailed]);
  return (
    <div
      style={{ height: restoHeight(resto) }}
      className={`flex items-start gap-3 overflow-hidden py-2 pr-3 text-sm text-subtle ${resto.de === 'epica' ? 'pl-4 sm:pl-16' : 'pl-4 sm:pl-24'}`}
    >
      {isFailed ? (
        <>
          <span role="alert">{t('resto.error')}</span>
          <Button onClick={() => leer(resto.de, padre)}>{t('comun:accion.reintentar')}</Button>
        </>
      ) : (
        <span role="status">{t('resto.cargando')}</span>
      )}
    </div>
  );
};
