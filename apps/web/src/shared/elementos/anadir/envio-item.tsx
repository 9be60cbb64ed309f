import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controles/button';
import type { Envio } from './use-envios';

interface EnvioItemProps {
  envio: Envio;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A new item that is being created, or why that failed. */
export const EnvioItem = ({ envio, onRetry, onDiscard }: EnvioItemProps) => {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-2 px-2 py-1 text-sm text-muted">
      <span className="min-w-0 break-words">{envio.titulo}</span>
      {envio.error ? (
        <>
          <span role="alert" className="text-danger-text">
            {envio.error}
          </span>
          <Button onClick={onRetry}>{t('accion.reintentar')}</Button>
          <Button variant="ghost" onClick={onDiscard}>
            {t('accion.descartar')}
          </Button>
        </>
      ) : (
        <span className="text-subtle">{t('ocupado.guardando')}</span>
      )}
    </p>
  );
};
