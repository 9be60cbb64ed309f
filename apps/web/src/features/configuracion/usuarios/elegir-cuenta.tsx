import { Select, type SelectOption } from '../../../shared/ui/campos/select';

interface ElegirCuentaProps<T extends string> {
  label: string;
  value: T;
  options: SelectOption<T>[];
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** A select for one property of an account, in its row. */
export const ElegirCuenta = <T extends string>({ value, onChange, ...props }: ElegirCuentaProps<T>) => (
  <div className="min-w-0 grow sm:w-36">
    <Select {...props} value={value} onChange={(next) => next !== value && onChange(next)} />
  </div>
);
