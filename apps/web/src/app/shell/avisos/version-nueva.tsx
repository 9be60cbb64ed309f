import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrimeraVista } from '../../../shared/navegar/primera-vista';
import { Button } from '../../../shared/ui/controles/button';
import { nuevaVersion, startServiceWorker } from './service-worker';

/** Offers to reload into the new version; the person decides when, as a reload would lose what they are typing. */
export const VersionNueva = () => {
  const { t } = useTranslation('navegacion');
  const isWaiting = useSyncExternalStore(nuevaVersion.subscribe, nuevaVersion.isWaiting);
  const isShown = usePrimeraVista();
  const [later, setLater] = useState(false);
  // It fetches every file of the application: after those of the screen.
  useEffect(() => {
    if (isShown) startServiceWorker();
  }, [isShown]);
  if (!isWaiting || later) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 md:bottom-6">
      <div
        role="status"
        className="animate-appear pointer-events-auto flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface py-2 pr-2 pl-3 text-sm shadow-float"
      >
        {t('version.texto')}
        <Button
          variant="primary"
          onClick={nuevaVersion.take}
          icon={<RotateCw aria-hidden className="size-4" />}
        >
          {t('version.actualizar')}
        </Button>
        <Button variant="ghost" onClick={() => setLater(true)}>
          {t('version.luego')}
        </Button>
      </div>
    </div>
  );
};
