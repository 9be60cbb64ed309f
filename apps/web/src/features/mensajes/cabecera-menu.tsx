import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOn } from '../../shared/ui/dialogos/is-on';

interface Accion {
  label: string;
  Icon: (props: { className?: string; 'aria-hidden'?: boolean }) => ReactNode;
}

interface CabeceraMenuProps {
  anchor: HTMLElement;
  enabled: (Accion & { onClick: () => void })[];
  /** What does nothing, and why is said below it. */
  disabled: Accion[];
  onClose: () => void;
}

const CabeceraMenu = ({ anchor, enabled, disabled, onClose }: CabeceraMenuProps) => {
  const { t } = useTranslation('mensajes');
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { event }) => !open && !isOn(anchor, event) && onClose()}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align="end" className="z-60 outline-none">
          <Menu.Popup finalFocus={() => anchor} className="menu-popup w-60">
            {enabled.map(({ label, Icon, onClick }) => (
              <Menu.Item key={label} className="menu-item py-1" onClick={onClick}>
                <Icon aria-hidden className="size-4" />
                {label}
              </Menu.Item>
            ))}
            {disabled.map(({ label, Icon }) => (
              <Menu.Item key={label} disabled className="menu-item py-1">
                <Icon aria-hidden className="size-4 shrink-0" />
                <span>
                  {label}
                  <span className="block text-xs">{t('cabecera.sinLlamadas')}</span>
                </span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default CabeceraMenu;
