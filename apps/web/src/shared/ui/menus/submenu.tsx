import { Menu } from '@base-ui/react/menu';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface SubmenuProps {
  Icon?: LucideIcon;
  label: string;
  popupClass?: string;
  children: ReactNode;
}

/** What is wanted less often, behind one line of a menu. */
export const Submenu = ({
  Icon,
  label,
  popupClass = 'menu-popup max-h-(--available-height) min-w-44 overflow-y-auto',
  children,
}: SubmenuProps) => (
  <Menu.SubmenuRoot>
    <Menu.SubmenuTrigger className="menu-item" label={label}>
      {Icon && <Icon aria-hidden className="size-4 text-subtle" />}
      <span className="grow">{label}</span>
      <ChevronRight aria-hidden className="size-3.5 text-subtle" />
    </Menu.SubmenuTrigger>
    <Menu.Portal>
      <Menu.Positioner
        sideOffset={2}
        alignOffset={-4}
        // On a phone there is no room beside the menu.
        collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
        className="z-60 outline-none"
      >
        <Menu.Popup className={popupClass}>{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.SubmenuRoot>
);
