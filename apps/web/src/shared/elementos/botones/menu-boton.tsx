import { Ellipsis } from 'lucide-react';
import { openMenu } from '../menu';

interface MenuBotonProps {
  label: string;
  className?: string;
}

/** '…' of a row: what can be done to its item, as with a right click. */
export const MenuBoton = ({ label, className = '' }: MenuBotonProps) => (
  <button
    type="button"
    aria-haspopup="menu"
    aria-label={label}
    title={label}
    onClick={({ currentTarget }) => openMenu(currentTarget)}
    className={`hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text ${className}`}
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
);
