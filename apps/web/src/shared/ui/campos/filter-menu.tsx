import { Menu } from '@base-ui/react/menu';
import { Check, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

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
              <Menu.SubmenuRoot key={key}>
                <Menu.SubmenuTrigger className="menu-item" label={label}>
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
                    <Menu.Popup className={popupClass}>
                      <Menu.RadioGroup
                        aria-label={label}
                        value={values[key]}
                        onValueChange={(value: string) => onChange(key, value)}
                      >
                        {options.map((option) => (
                          <Menu.RadioItem
                            key={option.value}
                            value={option.value}
                            closeOnClick
                            className="menu-item"
                          >
                            <span className="w-4 shrink-0">
                              <Menu.RadioItemIndicator>
                                <Check aria-hidden className="size-4 text-accent-text" />
                              </Menu.RadioItemIndicator>
                            </span>
                            <span className="min-w-0 truncate">{option.label}</span>
                          </Menu.RadioItem>
                        ))}
                      </Menu.RadioGroup>
                    </Menu.Popup>
                  </Menu.Positioner>
                </Menu.Portal>
              </Menu.SubmenuRoot>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default FilterMenu;
