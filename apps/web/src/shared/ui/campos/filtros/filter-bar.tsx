import { ListFilter, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parte } from '../../../partes/parte';
import { Button } from '../../controles/button';
import type { FilterField } from './filter-menu';

const FilterMenu = parte(() => import('./filter-menu'));

interface FilterBarProps<K extends string> {
  label: string;
  fields: readonly FilterField<K>[];
  /** Empty: any. */
  values: Readonly<Record<K, string>>;
  onChange: (key: K, value: string) => void;
  /** Clears every filter; absent when there is none. */
  clear: { label: string; onClear: () => void } | false;
  className?: string;
  /** The search field, and what is no choice among options. */
  children?: ReactNode;
}

/** A list's filters: one button that opens them all, and a chip for each that is set, which removes it. */
export const FilterBar = <K extends string>(props: FilterBarProps<K>) => {
  const { label, fields, values, onChange, clear, className = '', children } = props;
  const { t } = useTranslation('comun');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const set = fields.filter(({ key }) => values[key] !== '');
  const labelOf = ({ key, options }: FilterField<K>) =>
    options.find(({ value }) => value === values[key])?.label ?? '…';
  return (
    <div
      role="search"
      aria-label={label}
      // On a phone it is one row that scrolls: the search and the button first, and the rest whole after them.
      className={`flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:order-2 max-sm:*:shrink-0 max-sm:[&>:first-child]:order-0! max-sm:[&>fieldset]:max-w-none sm:flex-wrap ${className}`}
    >
      {children}
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="hit inline-flex shrink-0 items-center gap-1.5 rounded-control border max-sm:order-1! border-control bg-surface px-2.5 text-sm text-muted transition-colors duration-150 hover:border-subtle hover:text-text"
      >
        <ListFilter aria-hidden className="size-4" />
        {t('filtros.filtrar')}
      </button>
      {set.map((field) => (
        <button
          key={field.key}
          type="button"
          aria-label={t('filtros.quitar', { filtro: `${field.label}: ${labelOf(field)}` })}
          onClick={() => {
            onChange(field.key, '');
            // The chip disappears, and the focus would be lost with it.
            button.current?.focus({ preventScroll: true });
          }}
          className="hit inline-flex max-w-64 shrink-0 items-center gap-1.5 rounded-control bg-accent-soft max-sm:order-1! px-2.5 text-sm whitespace-nowrap text-accent-text hover:bg-active"
        >
          <span data-filtro className="truncate">
            {field.label}: {labelOf(field)}
          </span>
          <X aria-hidden className="size-3.5 shrink-0" />
        </button>
      ))}
      {clear && (
        <Button variant="ghost" onClick={clear.onClear}>
          {clear.label}
        </Button>
      )}
      {open && (
        <FilterMenu
          anchor={button}
          fields={fields}
          values={values}
          onChange={(key, value) => onChange(key as K, value)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
