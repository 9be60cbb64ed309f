import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ControlIds, Field, type FieldProps } from './field';
import { controlClass } from './input';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  /** Shown instead of the plain label, e.g. a chip. */
  content?: ReactNode;
}

interface SelectProps<T extends string> {
  /** Id given by the field around it; without one, `label` names the control. */
  ids?: Partial<ControlIds>;
  label: string;
  value: T | null;
  options: SelectOption<T>[];
  placeholder?: string;
  disabled?: boolean;
  onChange: (value: T) => void;
}

export const Select = <T extends string>({
  ids,
  label,
  value,
  options,
  placeholder,
  disabled,
  onChange,
}: SelectProps<T>) => (
  <BaseSelect.Root
    items={options}
    value={value}
    disabled={disabled}
    onValueChange={(next) => next !== null && onChange(next)}
  >
    <BaseSelect.Trigger
      {...ids}
      aria-label={label}
      className={`${controlClass} inline-flex items-center justify-between gap-2 text-left data-placeholder:text-subtle`}
    >
      <BaseSelect.Value placeholder={placeholder} className="min-w-0 truncate">
        {(chosen: T | null) => {
          const option = options.find((each) => each.value === chosen);
          return option ? (option.content ?? option.label) : placeholder;
        }}
      </BaseSelect.Value>
      <BaseSelect.Icon>
        <ChevronsUpDown aria-hidden className="size-3.5 text-subtle" />
      </BaseSelect.Icon>
    </BaseSelect.Trigger>
    <BaseSelect.Portal>
      <BaseSelect.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-60 outline-none">
        <BaseSelect.Popup className="menu-popup max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto">
          <BaseSelect.List aria-label={label}>
            {options.map((option) => (
              <BaseSelect.Item key={option.value} value={option.value} className="menu-item pr-3">
                <span className="w-4">
                  <BaseSelect.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent-text" />
                  </BaseSelect.ItemIndicator>
                </span>
                <BaseSelect.ItemText>{option.content ?? option.label}</BaseSelect.ItemText>
              </BaseSelect.Item>
            ))}
          </BaseSelect.List>
        </BaseSelect.Popup>
      </BaseSelect.Positioner>
    </BaseSelect.Portal>
  </BaseSelect.Root>
);

/** Stands for no choice: the library refuses an empty value. */
const CUALQUIERA = 'cualquiera';

export interface FilterSelectProps {
  label: string;
  /** Label for no choice. */
  any: string;
  /** Empty: any. */
  value: string;
  options: readonly SelectOption<string>[];
  placeholder?: string;
  onChange: (value: string) => void;
}

/** One filter of a list; in this file because on its own it would be one more request for every list. */
export const FilterSelect = ({ any, value, options, onChange, ...props }: FilterSelectProps) => (
  <Select<string>
    {...props}
    value={value || CUALQUIERA}
    options={[{ value: CUALQUIERA, label: any }, ...options]}
    onChange={(chosen) => onChange(chosen === CUALQUIERA ? '' : chosen)}
  />
);

type ChoiceFieldProps<T extends string> = Omit<FieldProps, 'children'> & Omit<SelectProps<T>, 'ids'>;

/** One of several, with its label. */
export const ChoiceField = <T extends string>({
  label,
  error,
  help,
  required,
  optional,
  reserve,
  className,
  ...select
}: ChoiceFieldProps<T>) => (
  <Field {...{ label, error, help, required, optional, reserve, className }}>
    {(ids) => <Select ids={ids} label={label} {...select} />}
  </Field>
);
