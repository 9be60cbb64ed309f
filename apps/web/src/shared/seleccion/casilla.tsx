import { Check, Minus } from 'lucide-react';

interface CasillaProps {
  label: string;
  checked: boolean;
  /** Some, not all, of the items it stands for are selected. */
  mixed?: boolean;
  onToggle: (range: boolean) => void;
  className?: string;
}

/** A check box without a label; Shift selects everything from the last one clicked. */
export const Casilla = ({ label, checked, mixed = false, onToggle, className = 'w-6' }: CasillaProps) => (
  <span className={`hit relative inline-flex shrink-0 items-center justify-center ${className}`}>
    <input
      type="checkbox"
      data-tecla="x"
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      aria-label={label}
      checked={checked}
      onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
      className="peer touch-area size-4 cursor-pointer appearance-none rounded-[4px] border border-control bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
    />
    {mixed ? (
      <Minus
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto size-3 text-on-accent"
      />
    ) : (
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto size-3 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    )}
  </span>
);
