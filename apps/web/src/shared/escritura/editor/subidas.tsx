import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controles/icon-button';
import type { Subida } from './use-subir';

/** The files on their way into the text, and those that were refused. */
export const Subidas = ({
  subidas,
  onDrop,
}: {
  subidas: readonly Subida[];
  onDrop: (id: string) => void;
}) => {
  const { t } = useTranslation('escritura');
  if (subidas.length === 0) return null;
  return (
    <ul
      aria-label={t('subir.titulo')}
      className="flex flex-col gap-1 border-b border-line px-3 py-1.5 text-xs"
    >
      {subidas.map(({ id, nombre, progreso, error }) => (
        <li key={id} className="flex items-center gap-2">
          <span className="min-w-0 truncate">{nombre}</span>
          {error === undefined ? (
            <progress
              aria-label={t('subir.marca', { nombre })}
              value={progreso}
              className="progress-line min-w-16 grow"
            />
          ) : (
            <>
              <span role="alert" className="grow text-danger-text">
                {error}
              </span>
              <IconButton label={t('subir.quitar', { nombre })} Icon={X} onClick={() => onDrop(id)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
