import { Bookmark, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import type { VistaDeLista } from './use-vistas';
import { VistaLink } from './vista-link';

interface VistaPropiaProps {
  vista: VistaDeLista;
  /** This view is on screen; only then can it be deleted, so that nobody deletes it by accident. */
  current: boolean;
  onRemove: () => void;
}

export const VistaPropia = ({ vista: { vista, lista }, current, onRemove }: VistaPropiaProps) => {
  const { t } = useTranslation('tareas');
  const { nombre, editable } = vista;
  return (
    <span className="inline-flex items-center">
      <VistaLink lista={lista} current={current} className="max-w-56">
        <Bookmark aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate" title={nombre}>
          {nombre}
        </span>
      </VistaLink>
      {current && editable && (
        <IconButton
          label={t('vistas.eliminar', { nombre })}
          Icon={X}
          iconClass="size-3.5"
          onClick={onRemove}
        />
      )}
    </span>
  );
};
