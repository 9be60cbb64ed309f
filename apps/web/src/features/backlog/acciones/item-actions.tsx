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
 * The most frequent ones, while one points at the row or is in it: in a row of one line at the end of its title, which
 * gives way; in a narrow one over it, whose lines would move. A finger cannot point, and has them beside it.
 */
export const ItemButtons = ({ titulo, addLabel, onAdd, onEdit, onDelete }: ItemButtonsProps) => {
  const { t } = useTranslation('backlog');
  return (
    <div className="pointer-fine:absolute pointer-fine:-top-0.5 pointer-fine:right-0 flex shrink-0 items-center self-start rounded-control bg-surface opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden pointer-coarse:opacity-100 @4xl:pointer-fine:static @4xl:pointer-fine:-my-1 @4xl:pointer-fine:not-group-hover:not-group-focus-within:w-0 @4xl:pointer-fine:overflow-hidden">
      {addLabel && onAdd && <IconButton label={addLabel} Icon={Plus} iconClass={icon} onClick={onAdd} />}
      <IconButton label={t('editar', { titulo })} Icon={Pencil} iconClass={icon} onClick={onEdit} />
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
