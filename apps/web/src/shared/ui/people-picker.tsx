import { Combobox } from '@base-ui/react/combobox';
import type { Persona } from '@pmp/contracts/common';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar';
import type { ControlIds } from './field';
import { controlClass } from './input';

interface PeoplePickerProps {
  ids: ControlIds;
  people: Persona[];
  chosen: Persona[];
  placeholder: string;
  onChange: (people: Persona[]) => void;
}

const nameOf = ({ nombre }: Persona) => nombre;
const samePerson = (a: Persona, b: Persona) => a._id === b._id;

/** Finds people by typing any part of the name, without regard to accents; Enter adds or removes. */
export const PeoplePicker = ({ ids, people, chosen, placeholder, onChange }: PeoplePickerProps) => {
  const { t } = useTranslation();
  return (
    <Combobox.Root
      multiple
      items={people}
      value={chosen}
      onValueChange={(next, details) => {
        // Escape would drop everybody chosen and end there; it is pressed to leave the dialog around.
        if (details.reason === 'escape-key') {
          details.cancel();
          details.allowPropagation();
        } else onChange(next);
      }}
      itemToStringLabel={nameOf}
      isItemEqualToValue={samePerson}
      autoHighlight
    >
      <Combobox.InputGroup>
        <Combobox.Input {...ids} placeholder={placeholder} className={controlClass} />
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-60 outline-none">
          <Combobox.Popup className="animate-appear w-(--anchor-width) rounded-card border border-line bg-surface text-text shadow-float outline-none">
            <Combobox.Empty>
              <p className="px-3 py-2.5 text-sm text-muted">{t('lista.sinResultados')}</p>
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto p-1 outline-none data-empty:p-0">
              {(persona: Persona) => (
                <Combobox.Item
                  key={persona._id}
                  value={persona}
                  className="hit flex items-center gap-2 rounded-control px-2 text-sm outline-none select-none data-highlighted:bg-raised"
                >
                  <Avatar nombre={persona.nombre} src={persona.avatar} size="sm" />
                  <span className="min-w-0 grow truncate">{persona.nombre}</span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent-text" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
};
