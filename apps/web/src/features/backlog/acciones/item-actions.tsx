import { Menu } from '@base-ui/react/menu';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { useBacklogContext } from './backlog-context';
import type { Ref } from '../../../shared/elementos/elementos';

interface ItemActionsProps {
  elemento: Ref;
  titulo: string;
  /** The kind of item that can be added inside, if any. */
  addLabel?: string;
  onAdd?: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

const icon = 'size-4';

/** Buttons side by side where there is room, a menu on phones. */
export const ItemActions = ({ elemento, titulo, addLabel, onAdd, onEdit, onDelete }: ItemActionsProps) => {
  const { t } = useTranslation(['comun', 'backlog']);
  const { rank } = useBacklogContext();
  const edit = t('accion.editar');
  const remove = t('accion.eliminar');
  const entries = [
    ...(addLabel && onAdd ? [{ label: addLabel, Icon: Plus, run: onAdd }] : []),
    { label: edit, Icon: Pencil, run: onEdit },
    { label: t('backlog:subir'), Icon: ArrowUp, run: () => rank.nudge(elemento, titulo, -1) },
    { label: t('backlog:bajar'), Icon: ArrowDown, run: () => rank.nudge(elemento, titulo, 1) },
    { label: remove, Icon: Trash2, run: onDelete },
  ];
  return (
    <>
      <div className="flex shrink-0 items-center opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden pointer-coarse:opacity-100">
        {addLabel && onAdd && (
          <IconButton label={addLabel} icon={<Plus aria-hidden className={icon} />} onClick={onAdd} />
        )}
        <IconButton
          data-tecla="e"
          label={t('backlog:editar', { titulo })}
          icon={<Pencil aria-hidden className={icon} />}
          onClick={onEdit}
        />
        <IconButton
          label={t('backlog:eliminar.titulo', { titulo })}
          tone="danger"
          icon={<Trash2 aria-hidden className={icon} />}
          onClick={onDelete}
        />
      </div>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={t('backlog:acciones', { titulo })}
          className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle hover:bg-raised sm:hidden"
        >
          <Ellipsis aria-hidden className={icon} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={4} align="end" className="z-60 outline-none">
            <Menu.Popup className="menu-popup min-w-48">
              {entries.map(({ label, Icon, run }) => (
                <Menu.Item key={label} onClick={run} className="menu-item">
                  <Icon aria-hidden className="size-4 text-subtle" />
                  {label}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  );
};
