import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';

interface AvisoEjemploProps {
  texto: string;
  busy: boolean;
  onRetry: () => void;
}

/** Says that the projects below are samples, with a button to load the real ones. */
export const AvisoEjemplo = ({ texto, busy, onRetry }: AvisoEjemploProps) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <Notice
        kind="warning"
        title={t('ejemplo.titulo')}
        action={
          <Button busy={busy} onClick={onRetry} icon={<RotateCw aria-hidden className="size-3.5" />}>
            {t('accion.reintentar')}
          </Button>
        }
      >
        {texto}
      </Notice>
    </div>
  );
};
