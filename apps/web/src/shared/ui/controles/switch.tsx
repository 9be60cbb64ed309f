import { useId } from 'react';

interface SwitchProps {
  label: string;
  checked: boolean;
  /** Why it cannot be changed; it is off then. */
  unavailable?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** One setting: its text at the left, the switch at the right. */
export const Switch = ({ label, checked, unavailable, onChange }: SwitchProps) => {
  const why = useId();
  return (
    <label className="flex min-h-10 items-center justify-between gap-3 px-3 py-1 text-sm pointer-coarse:min-h-11">
      <span>
        <span className={unavailable ? 'text-muted' : ''}>{label}</span>
        {unavailable && (
          <span id={why} className="block text-xs text-subtle">
            {unavailable}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={unavailable && why}
        disabled={Boolean(unavailable)}
        checked={checked && !unavailable}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none disabled:cursor-not-allowed disabled:opacity-60 rounded-full bg-control transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-surface before:transition-transform before:duration-150 checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent"
      />
    </label>
  );
};
