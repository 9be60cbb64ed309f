import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';

const ROWS = ['w-48', 'w-72 self-end', 'w-64', 'w-40', 'w-56 self-end', 'w-80'];

export const MensajesSkeleton = () => {
  const { t } = useTranslation('mensajes');
  return (
    <div role="status" className="flex min-h-0 grow flex-col justify-end gap-3 overflow-hidden px-4 pb-3">
      <span className="sr-only">{t('cargandoMensajes')}</span>
      {ROWS.map((width) => (
        <Skeleton key={width} className={`h-11 max-w-[85%] ${width}`} />
      ))}
    </div>
  );
};
