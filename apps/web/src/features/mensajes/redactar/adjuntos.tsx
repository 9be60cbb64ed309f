import { CircleAlert, FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { formatTamano } from '../../../shared/fechas/numbers';
import type { Adjunto } from './use-adjuntos';

interface AdjuntosProps {
  adjuntos: Adjunto[];
  onRemove: (id: string) => void;
}

/** The files of the message being written, each with its progress. */
export const Adjuntos = ({ adjuntos, onRemove }: AdjuntosProps) => {
  const { t } = useTranslation('mensajes');
  return (
    <ul aria-label={t('redactar.adjuntos')} className="flex flex-wrap gap-1.5 px-2 pt-2">
      {adjuntos.map(({ id, nombre, tamano, progreso, archivo, error }) => (
        <li
          key={id}
          className={`flex w-56 max-w-full items-center gap-1.5 rounded-control border bg-surface py-0.5 pl-2 ${
            error ? 'border-danger' : 'border-line'
          }`}
        >
          {error ? (
            <CircleAlert aria-hidden className="size-4 shrink-0 text-danger-text" />
          ) : (
            <FileText aria-hidden className="size-4 shrink-0 text-subtle" />
          )}
          <div className="min-w-0 grow">
            <p className="truncate text-xs font-medium" title={nombre}>
              {nombre}
            </p>
            {error ? (
              <p role="alert" className="text-xs text-danger-text">
                {error}
              </p>
            ) : archivo ? (
              <p className="num text-xs text-subtle">{formatTamano(tamano)}</p>
            ) : (
              <progress
                aria-label={t('redactar.subiendo', { nombre })}
                value={progreso}
                className="progress-line"
              />
            )}
          </div>
          <IconButton
            label={t('redactar.quitar', { nombre })}
            Icon={X}
            iconClass="size-3.5"
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
};
