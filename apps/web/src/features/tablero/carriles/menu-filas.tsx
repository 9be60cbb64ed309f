import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioItems } from '../../../shared/ui/menus/radio-items';
import { AGRUPACIONES } from './filas';

interface MenuFilasProps {
  anchor: RefObject<HTMLButtonElement | null>;
  por: string;
  onChange: (por: string) => void;
  onClose: () => void;
}

/** What the board can be divided by; fetched when somebody asks. */
const MenuFilas = ({ anchor, por, onChange, onClose }: MenuFilasProps) => {
  const { t } = useTranslation('tablero');
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align="start" className="z-60 outline-none">
          <Menu.Popup aria-label={t('filas.agrupar')} finalFocus={anchor} className="menu-popup min-w-44">
            <RadioItems
              label={t('filas.agrupar')}
              value={por}
              options={[
                { value: '', label: t('filas.ninguna') },
                ...AGRUPACIONES.map((value) => ({ value, label: t(`filas.${value}`) })),
              ]}
              onChange={onChange}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default MenuFilas;
