import { Columns3Cog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import type { DatosTablero } from '../cargar/datos-tablero';

const ColumnasDialog = parte(() => import('./columnas-dialog'));

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
        Icon={Columns3Cog}
      />
      {open && <ColumnasDialog datos={datos} onClose={() => setOpen(false)} />}
    </>
  );
};
