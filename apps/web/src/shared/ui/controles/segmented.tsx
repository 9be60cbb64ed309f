import { type ReactNode, useId } from 'react';

export interface SegmentedOption<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  options: SegmentedOption<T>[];
  onChange: (value: T) => void;
  /** Shows icons only; the words remain for screen readers and on hover. */
  compact?: boolean;
}

/** A choice among a few visible options: native radios, so that the arrow keys work. */
export const Segmented = <T extends string>({
  label,
  value,
  options,
  onChange,
  compact,
}: SegmentedProps<T>) => {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full min-w-0 overflow-x-auto rounded-control bg-raised p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={compact ? option.label : undefined}
          className="relative inline-flex min-h-7 shrink-0 grow items-center justify-center gap-1.5 rounded-[5px] px-2 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:text-text has-disabled:cursor-not-allowed has-disabled:text-subtle has-checked:bg-surface has-checked:font-medium has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--border)] has-focus-visible:outline-2 has-focus-visible:outline-(--focus) pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full appearance-none opacity-0 enabled:cursor-pointer"
          />
          {option.icon}
          <span className={compact ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
