import { Search } from 'lucide-react';
import { Input } from './input';

interface SearchInputProps {
  /** Label and placeholder. */
  label: string;
  value: string;
  onText: (text: string) => void;
  maxLength?: number;
  /** Class for its width. */
  className: string;
}

export const SearchInput = ({ label, value, onText, maxLength, className }: SearchInputProps) => (
  <div className={`relative ${className}`}>
    <Search
      aria-hidden
      className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-subtle"
    />
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onText(event.target.value)}
      className="pl-8"
    />
  </div>
);
