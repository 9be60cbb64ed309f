import { Combobox } from '@base-ui/react/combobox';
import type { Persona } from '@pmp/contracts/common';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../fichas/avatar';
import type { ControlIds } from './field';
import { controlClass } from './input';

type Chosen<T, Multiple extends boolean> = Multiple extends true ? T[] : T;

interface PickerProps<T, Multiple extends boolean> {
  ids: ControlIds;
  items: readonly T[];
  /** What is typed, for items that the server finds by it: they are shown as they come. */
  onText?: ((texto: string) => void) | undefined;
  /** The same, where the items are all here. */
  onTyped?: ((texto: string) => void) | undefined;
  multiple: Multiple;
  chosen: Chosen<T, Multiple> | null;
  placeholder: string;
  disabled?: boolean;
  /** Label for choosing nothing, where that is allowed. */
  clearLabel?: string | undefined;
  nombreOf: (item: T) => string;
  /** What a row shows before its name. */
  before?: (item: T) => ReactNode;
  onChange: (chosen: Chosen<T, Multiple> | null) => void;
}

/** Finds by any part of the name, ignoring accents; Enter adds or removes. */
export const Picker = <T extends { _id: string }, Multiple extends boolean>({
  ids,
  items,
  onText,
  onTyped,
  multiple,
  chosen,
  placeholder,
  disabled = false,
  clearLabel,
  nombreOf,
  before,
  onChange,
}: PickerProps<T, Multiple>) => {
  const { t } = useTranslation();
  const clearable = clearLabel !== undefined && chosen !== null;
  return (
    <Combobox.Root<T, Multiple>
      multiple={multiple}
      items={items}
      disabled={disabled}
      {...(onText && { filter: null })}
      // The name of what is chosen also comes to stand there, and nobody looks for that.
      onInputValueChange={(texto, { reason }) => {
        const typed = reason === 'input-change' ? texto : '';
        onText?.(typed);
        onTyped?.(typed);
      }}
      value={chosen}
      onValueChange={(next, details) => {
        // The library would clear the choice on Escape, which people press to close the list or the dialog.
        if (details.reason === 'escape-key') {
          details.cancel();
          details.allowPropagation();
        } else onChange(next);
      }}
      itemToStringLabel={nombreOf}
      isItemEqualToValue={(a, b) => a._id === b._id}
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
              {(item: T) => (
                <Combobox.Item
                  key={item._id}
                  value={item}
                  className="hit flex items-center gap-2 rounded-control px-2 text-sm outline-none select-none data-highlighted:bg-raised"
                >
                  {before?.(item)}
                  <span className="min-w-0 grow truncate">{nombreOf(item)}</span>
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

interface PeoplePickerProps<Multiple extends boolean> extends Omit<
  PickerProps<Persona, Multiple>,
  'items' | 'nombreOf' | 'before'
> {
  people: Persona[];
}

/** Chooses people, each shown with their picture. */
export const PeoplePicker = <Multiple extends boolean>({ people, ...rest }: PeoplePickerProps<Multiple>) => (
  <Picker<Persona, Multiple>
    {...rest}
    items={people}
    nombreOf={({ nombre }) => nombre}
    before={({ nombre, avatar }) => <Avatar nombre={nombre} src={avatar} size="sm" />}
  />
);
