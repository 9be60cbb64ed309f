import { Columns3Cog } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import type { DatosTablero } from '../cargar/patch-tablero';

const ColumnasDialog = lazy(() => import('./columnas-dialog'));

/** Opens the columns of the board. */
export const BotonColumnas = ({ datos }: { datos: DatosTablero }) => {
  const { t } = useTranslation('tablero');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('columnas.titulo')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={<Columns3Cog aria-hidden className="size-4" />}
      />
      <Suspense>{open && <ColumnasDialog datos={datos} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
