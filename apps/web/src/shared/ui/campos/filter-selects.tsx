import { FilterSelect, type FilterSelectProps } from './select';

interface FilterSelectsProps<K extends string> {
  selects: readonly (Pick<FilterSelectProps, 'label' | 'any' | 'options'> & { key: K })[];
  values: Readonly<Record<K, string>>;
  onChange: (key: K, value: string) => void;
}

/** Several selects in a filter bar; not in `select.tsx`, which the board loads without these. */
export const FilterSelects = <K extends string>({ selects, values, onChange }: FilterSelectsProps<K>) =>
  selects.map(({ key, ...select }) => (
    <div key={key} className="w-47 shrink-0">
      <FilterSelect {...select} value={values[key]} onChange={(value) => onChange(key, value)} />
    </div>
  ));
