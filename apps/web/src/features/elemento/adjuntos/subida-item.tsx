import { CircleAlert, RotateCw, Upload, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { formatTamano } from '../../../shared/fechas/numbers';
import { MAX_BYTES, type Subida, type Subidas } from './use-subidas';

interface SubidaItemProps {
  subida: Subida;
  onDrop: (id: string) => void;
  onRetry: Subidas['retry'];
}

/** A file that waits, is being sent, or was refused. */
export const SubidaItem = ({ subida, onDrop, onRetry }: SubidaItemProps) => {
  const { t } = useTranslation('backlog');
  const { id, file, progreso, error } = subida;
  const nombre = file.name;
  const percent = Math.round((progreso ?? 0) * 100);
  const waiting = progreso === undefined ? t('adjuntos.enEspera') : `${percent} %`;
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-0.5 pr-1 pl-2.5 text-sm">
      {error ? (
        <CircleAlert aria-hidden className="size-4 shrink-0 text-danger-text" />
      ) : (
        <Upload aria-hidden className="size-4 shrink-0 text-subtle" />
      )}
      <span className="min-w-0 flex-1 py-1 leading-tight">
        <span className="block truncate" title={nombre}>
          {nombre}
        </span>
        {error ? (
          <span role="alert" className="text-xs text-danger-text">
            {error}
          </span>
        ) : (
          <span className="num text-xs text-subtle">
            {formatTamano(file.size)} · {waiting}
          </span>
        )}
        {progreso !== undefined && (
          <progress
            value={percent}
            max={100}
            aria-label={t('adjuntos.subiendo', { nombre })}
            className="progress-line mt-1"
          />
        )}
      </span>
      {error && onRetry && file.size <= MAX_BYTES && (
        <IconButton
          label={t('adjuntos.reintentar', { nombre })}
          Icon={RotateCw}
          onClick={() => onRetry(subida)}
        />
      )}
      <IconButton label={t('adjuntos.quitar', { nombre })} Icon={X} onClick={() => onDrop(id)} />
    </li>
  );
};
