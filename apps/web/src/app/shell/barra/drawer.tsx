import type { Proyecto } from '@pmp/contracts/proyectos';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { useCapa } from '../teclado/capa';
import { Sidebar } from './sidebar';

interface DrawerProps {
  selected: Proyecto | undefined;
  onClose: () => void;
}

/** The whole navigation as a sheet; going anywhere closes it. */
const Drawer = ({ selected, onClose }: DrawerProps) => {
  const { t } = useTranslation('navegacion');
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);
  const over = useCapa();
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);
  return (
    <Dialog title={t('menu')} onClose={onClose} size="sm">
      <div className="min-h-0 overflow-y-auto">
        <Sidebar selected={selected} />
      </div>
    </Dialog>
  );
};

export default Drawer;
