import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioItems } from '../../menus/radio-items';
import { Submenu } from '../../menus/submenu';

export interface FilterField<K extends string> {
  key: K;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface FilterMenuProps {
  anchor: RefObject<HTMLButtonElement | null>;
  fields: readonly FilterField<string>[];
  values: Readonly<Record<string, string>>;
  onChange: (key: string, value: string) => void;
  onClose: () => void;
}

const popupClass =
  'menu-popup max-h-[min(24rem,var(--available-height))] max-w-[min(20rem,calc(100vw-2rem))] min-w-44 overflow-y-auto';

/** Every filter with its values; what is chosen is seen as a chip, so choosing closes the menu. */
const FilterMenu = ({ anchor, fields, values, onChange, onClose }: FilterMenuProps) => {
  const { t } = useTranslation('comun');
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align="start" className="z-60 outline-none">
          <Menu.Popup aria-label={t('filtros.filtrar')} finalFocus={anchor} className={popupClass}>
            {fields.map(({ key, label, options }) => (
              <Submenu key={key} label={label} popupClass={popupClass}>
                <RadioItems
                  label={label}
                  value={values[key]}
                  options={options}
                  onChange={(value) => onChange(key, value)}
                />
              </Submenu>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default FilterMenu;
