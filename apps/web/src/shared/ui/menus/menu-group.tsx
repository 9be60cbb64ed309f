import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';

/** Lines of a menu under a name. */
export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu.Group>
    <Menu.GroupLabel className="px-2 pt-1.5 pb-1 text-xs font-medium text-subtle">{label}</Menu.GroupLabel>
    {children}
  </Menu.Group>
);
