import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controles/button';

interface ItemCardProps {
  children: ReactNode;
  /** The main action, at the left of the footer. */
  action: ReactNode;
  /** False: this person may neither change nor delete it. */
  editable?: boolean;
  onEdit: () => void;
  /** Undefined: this person may not delete it. */
  onDelete: (() => void) | undefined;
}

/** A card in a grid; a list item to assistive technology. */
export const ItemCard = ({ children, action, editable = true, onEdit, onDelete }: ItemCardProps) => {
  const { t } = useTranslation();
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface transition-colors duration-150 hover:border-line-strong">
      {children}
      <div className="flex flex-wrap items-center gap-x-0.5 gap-y-1 border-t border-line px-2 py-1.5">
        {action}
        {editable && (
          <div className="ml-auto flex gap-0.5">
            <Button
              variant="ghost"
              className="px-2"
              onClick={onEdit}
              icon={<Pencil aria-hidden className="size-4" />}
            >
              {t('accion.editar')}
            </Button>
            {onDelete && (
              <Button
                variant="ghost"
                className="px-2 hover:text-danger-text"
                onClick={onDelete}
                icon={<Trash2 aria-hidden className="size-4" />}
              >
                {t('accion.eliminar')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
};
