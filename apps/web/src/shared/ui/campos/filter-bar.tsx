import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controles/button';

interface FilterBarProps {
  label: string;
  /** Clears every filter; absent when there is none. */
  clear: { label: string; onClear: () => void } | false;
  className?: string;
  children: ReactNode;
}

/** A list's filters, in a row that scrolls sideways on phones. */
export const FilterBar = ({ label, clear, className = '', children }: FilterBarProps) => (
  <div
    role="search"
    aria-label={label}
    className={`flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap ${className}`}
  >
    {children}
    {clear && (
      <Button variant="ghost" onClick={clear.onClear} icon={<X aria-hidden className="size-4" />}>
        {clear.label}
      </Button>
    )}
  </div>
);
