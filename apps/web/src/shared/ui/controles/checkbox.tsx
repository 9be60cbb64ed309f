import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface CheckboxProps extends ComponentProps<'input'> {
  label: string;
}

export const Checkbox = ({ label, className = '', ...props }: CheckboxProps) => (
  <label className={`hit inline-flex items-center gap-2 text-sm ${className}`}>
    <span className="relative inline-flex">
      <input
        type="checkbox"
        {...props}
        className="peer touch-area size-4 appearance-none rounded-[4px] border border-control bg-surface transition-colors duration-150 checked:border-accent checked:bg-accent"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 size-3 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </span>
    <span className="min-w-0">{label}</span>
  </label>
);
