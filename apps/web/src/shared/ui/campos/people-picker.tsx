import { Combobox } from '@base-ui/react/combobox';
import type { Persona } from '@pmp/contracts/common';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../fichas/avatar';
import type { ControlIds } from './field';
import { controlClass } from './input';

type Chosen<Multiple extends boolean> = Multiple extends true ? Persona[] : Persona;

interface PeoplePickerProps<Multiple extends boolean> {
  ids: ControlIds;
  people: Persona[];
  /** What is typed, for people whom the server finds by it: they are shown as they come. */
  onText?: ((texto: string) => void) | undefined;
  multiple: Multiple;
  chosen: Chosen<Multiple> | null;
  placeholder: string;
  /** Label for choosing nobody, where that is allowed. */
  clearLabel?: string;
  onChange: (chosen: Chosen<Multiple> | null) => void;
}

const samePerson = (a: Persona, b: Persona) => a._id === b._id;

/** Finds people by any part of the name, ignoring accents; Enter adds or removes. */
export const PeoplePicker = <Multiple extends boolean>({
  ids,
  people,
  onText,
  multiple,
  chosen,
  placeholder,
  clearLabel,
  onChange,
}: PeoplePickerProps<Multiple>) => {
  const { t } = useTranslation();
  const clearable = clearLabel !== undefined && chosen !== null;
  return (
    <Combobox.Root<Persona, Multiple>
      multiple={multiple}
      items={people}
      {...(onText && { filter: null })}
      // The name of whoever is chosen also comes to stand there, and nobody looks for that.
      onInputValueChange={(texto, { reason }) => onText?.(reason === 'input-change' ? texto : '')}
      value={chosen}
      onValueChange={(next, details) => {
        // The library would clear the choice on Escape, which people press to close the list or the dialog.
        if (details.reason === 'escape-key') {
          details.cancel();
          details.allowPropagation();
        } else onChange(next);
      }}
      itemToStringLabel={({ nombre }) => nombre}
      isItemEqualToValue={samePerson}
      autoHighlight
    >
      <Combobox.InputGroup className="relative">
        <Combobox.Input
          {...ids}
          placeholder={placeholder}
          className={`${controlClass} ${clearable ? 'pr-9' : ''}`}
        />
        {clearable && (
          <Combobox.Clear
            aria-label={clearLabel}
            className="absolute inset-y-0 right-0 inline-flex w-9 items-center justify-center rounded-control text-subtle hover:text-text"
          >
            <X aria-hidden className="size-4" />
          </Combobox.Clear>
        )}
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-60 outline-none">
          <Combobox.Popup className="animate-appear w-(--anchor-width) min-w-56 rounded-card border border-line bg-surface text-text shadow-float outline-none">
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
