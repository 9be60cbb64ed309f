import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Dialog } from '../../shared/ui/dialog';
import { Sidebar } from './sidebar';

/** The whole navigation as a sheet; going anywhere closes it. */
const Drawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('navegacion');
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);
  return (
    <Dialog title={t('menu')} onClose={onClose} size="sm">
      <div className="min-h-0 overflow-y-auto">
        <Sidebar />
      </div>
    </Dialog>
  );
};

export default Drawer;
