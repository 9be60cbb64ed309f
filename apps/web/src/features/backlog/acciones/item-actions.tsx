import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';

interface ItemButtonsProps {
  titulo: string;
  /** The kind of item that can be added inside, if any. */
  addLabel?: string;
  onAdd?: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

const icon = 'size-4';

/**
 * The most frequent ones, over the end of the title while one points at the row or is in it: the width that they would
 * take is the title's. A finger cannot point, and has them beside it.
 */
export const ItemButtons = ({ titulo, addLabel, onAdd, onEdit, onDelete }: ItemButtonsProps) => {
  const { t } = useTranslation('backlog');
  return (
    <div className="pointer-fine:absolute pointer-fine:-top-0.5 pointer-fine:right-0 flex shrink-0 items-center self-start rounded-control bg-surface opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden pointer-coarse:opacity-100">
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
  );
};

/** Everything that can be done with the item. */
export const ItemMenu = ({ titulo }: { titulo: string }) => {
  const { t } = useTranslation('backlog');
  return (
    <MenuBoton
      label={t('acciones', { titulo })}
      className="sm:opacity-0 sm:group-focus-within:opacity-100 sm:group-hover:opacity-100 pointer-coarse:opacity-100"
    />
  );
};
