import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controles/button';
import { CodigoSoporte } from '../../shared/ui/pagina/codigo-soporte';

export const ErrorScreen = () => {
  const { t } = useTranslation();
  return (
    <main role="alert" className="flex min-h-dvh flex-col items-center justify-center gap-3 px-4 text-center">
      <span data-tone="amber" className="tone-tint tone-text rounded-card p-2.5">
        <TriangleAlert aria-hidden className="size-6" />
      </span>
      <h1 className="text-xl font-semibold">{t('algoSalioMal.titulo')}</h1>
      <p className="max-w-sm text-sm text-muted">{t('algoSalioMal.texto')}</p>
      <CodigoSoporte />
      <Button
        variant="primary"
        onClick={() => location.reload()}
        icon={<RotateCw aria-hidden className="size-4" />}
      >
        {t('algoSalioMal.recargar')}
      </Button>
    </main>
  );
};
