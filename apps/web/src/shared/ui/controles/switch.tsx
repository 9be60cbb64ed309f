interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One setting: its text at the left, the switch at the right. */
export const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <label className="flex min-h-10 items-center justify-between gap-3 px-3 text-sm pointer-coarse:min-h-11">
    {label}
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full bg-control transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-surface before:transition-transform before:duration-150 checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent"
    />
  </label>
);
