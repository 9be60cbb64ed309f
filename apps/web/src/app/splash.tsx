import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../shared/ui/pagina/brand-mark';
import { Spinner } from '../shared/ui/pagina/spinner';

const SPLASH_MS = 1000;

/** Covers the first second of a cold start while the app loads behind it. */
export const Splash = () => {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(false), SPLASH_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!visible) return null;
  return (
    <div className="fixed inset-0 z-70 flex flex-col items-center justify-center gap-4 bg-canvas">
      <BrandMark className="size-10" />
      <Spinner label={t('cargando')} />
    </div>
  );
};
