import { CloudOff, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../shared/conexion';
import { usePendientes } from '../../shared/pendientes/pendientes';
import { capa } from './capa';

/** That there is no network, and what waits for it; nothing when all is well. */
export const AvisoConexion = ({ folded = false }: { folded?: boolean }) => {
  const { t } = useTranslation('navegacion');
  const online = useOnline();
  const { length: count } = usePendientes();
  if (online && count === 0) return null;
  const Icon = online ? CloudUpload : CloudOff;
  const label = t('pendientes.boton', { count });
  return (
    <div
      role="status"
      data-tone={online ? 'blue' : 'amber'}
      title={folded ? t('conexion.sin') : undefined}
      className={`tone-tint tone-text flex flex-wrap items-center gap-x-2 text-sm ${
        folded ? 'justify-center p-2' : 'px-3 py-1.5'
      }`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {!online && (
        <span className={folded ? 'sr-only' : 'font-medium'}>
          {t('conexion.sin')}
          <span className="sr-only">. {t('conexion.texto')}</span>
        </span>
      )}
      {count > 0 && (
        <button
          type="button"
          onClick={() => capa.open('pendientes')}
          className="hit rounded-control text-left text-sm underline underline-offset-2"
        >
          {folded ? <span aria-hidden>{count}</span> : label}
          {folded && <span className="sr-only">{label}</span>}
        </button>
      )}
    </div>
  );
};
