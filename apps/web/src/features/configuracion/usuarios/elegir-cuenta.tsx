import { Select, type SelectOption } from '../../../shared/ui/campos/select';

interface ElegirCuentaProps<T extends string> {
  label: string;
  value: T;
  options: SelectOption<T>[];
  disabled?: boolean;
  /** The id of what says why it is disabled. */
  why?: string;
  onChange: (value: T) => void;
}

/** A select for one property of an account, in its row. */
export const ElegirCuenta = <T extends string>({ value, why, onChange, ...props }: ElegirCuentaProps<T>) => (
  <div className="min-w-0 grow sm:w-36">
    <Select
      {...props}
      {...(why && { ids: { 'aria-describedby': why } })}
      value={value}
      onChange={(next) => next !== value && onChange(next)}
    />
  </div>
);
