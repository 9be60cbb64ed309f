import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';

interface ItemActionsProps {
  titulo: string;
  /** The kind of item that can be added inside, if any. */
  addLabel?: string;
  onAdd?: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

const icon = 'size-4';

/** The most frequent as buttons where there is room, and everything in the menu. */
export const ItemActions = ({ titulo, addLabel, onAdd, onEdit, onDelete }: ItemActionsProps) => {
  const { t } = useTranslation('backlog');
  return (
    <>
      <div className="flex shrink-0 items-center opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden pointer-coarse:opacity-100">
        {addLabel && onAdd && <IconButton label={addLabel} Icon={Plus} iconClass={icon} onClick={onAdd} />}
        <IconButton
          data-tecla="e"
          label={t('editar', { titulo })}
          Icon={Pencil}
          iconClass={icon}
          onClick={onEdit}
        />
        <IconButton
          label={t('eliminar.titulo', { titulo })}
          tone="danger"
          Icon={Trash2}
          iconClass={icon}
          onClick={onDelete}
        />
      </div>
      <MenuBoton
        label={t('acciones', { titulo })}
        className="sm:opacity-0 sm:group-focus-within:opacity-100 sm:group-hover:opacity-100 pointer-coarse:opacity-100"
      />
    </>
  );
};
