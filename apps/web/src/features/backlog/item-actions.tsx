import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/icon-button';

interface ItemActionsProps {
  /** What is added inside, where something can be. */
  addLabel?: string;
  onAdd?: () => void;
  onEdit: () => void;
  onDelete: () => void;
  titulo: string;
}

export const ItemActions = ({ addLabel, onAdd, onEdit, onDelete, titulo }: ItemActionsProps) => {
  const { t } = useTranslation();
  return (
    <div className="flex shrink-0 items-center">
      {addLabel && onAdd && (
        <IconButton label={addLabel} icon={<Plus aria-hidden className="size-4" />} onClick={onAdd} />
      )}
      <IconButton
        label={`${t('accion.editar')} «${titulo}»`}
        icon={<Pencil aria-hidden className="size-4" />}
        onClick={onEdit}
      />
      <IconButton
        label={`${t('accion.eliminar')} «${titulo}»`}
        tone="danger"
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={onDelete}
      />
    </div>
  );
};
