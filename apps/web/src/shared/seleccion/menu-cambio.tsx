import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface MenuCambioProps<T extends string> {
  label: string;
  disabled: boolean;
  options: { value: T; content: ReactNode }[];
  onChoose: (value: T) => void;
}

export const MenuCambio = <T extends string>({ label, disabled, options, onChoose }: MenuCambioProps<T>) => (
  <Menu.Root modal={false}>
    <Menu.Trigger
      disabled={disabled}
      className="hit inline-flex items-center gap-1 rounded-control border border-line-strong bg-surface px-2.5 text-sm font-medium hover:bg-raised disabled:opacity-60"
    >
      {label}
      <ChevronDown aria-hidden className="size-3.5 text-subtle" />
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner sideOffset={4} className="z-60 outline-none">
        <Menu.Popup className="menu-popup max-h-(--available-height) max-w-80 min-w-40 overflow-y-auto">
          {options.map(({ value, content }) => (
            <Menu.Item key={value} onClick={() => onChoose(value)} className="menu-item">
              <span className="truncate">{content}</span>
            </Menu.Item>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);
