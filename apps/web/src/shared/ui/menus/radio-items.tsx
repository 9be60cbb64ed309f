import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';

interface RadioItemsProps {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The lines of a menu of which one is chosen; choosing closes the menu. */
export const RadioItems = ({ label, value, options, onChange }: RadioItemsProps) => (
  <Menu.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
    {options.map((option) => (
      <Menu.RadioItem key={option.value} value={option.value} closeOnClick className="menu-item">
        <span className="w-4 shrink-0">
          <Menu.RadioItemIndicator>
            <Check aria-hidden className="size-4 text-accent-text" />
          </Menu.RadioItemIndicator>
        </span>
        <span className="min-w-0 truncate">{option.label}</span>
      </Menu.RadioItem>
    ))}
  </Menu.RadioGroup>
);
