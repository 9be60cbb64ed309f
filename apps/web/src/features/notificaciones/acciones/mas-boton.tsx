import type { Notificacion } from '@pmp/contracts/notificaciones';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';

const MasMenu = parte(() => import('./mas-menu'));

interface MasBotonProps {
  notificacion: Notificacion;
  onPostpone: (id: string, hasta: string | null) => void;
}

export const MasBoton = ({ notificacion, onPostpone }: MasBotonProps) => {
  const { t } = useTranslation('notificaciones');
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        label={t('mas', { titulo: notificacion.titulo })}
        Icon={Ellipsis}
        aria-haspopup="menu"
        data-mas
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <MasMenu
          notificacion={notificacion}
          anchor={anchor}
          onPostpone={onPostpone}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
};
