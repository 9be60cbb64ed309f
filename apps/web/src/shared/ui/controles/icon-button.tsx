import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  Icon: LucideIcon;
  iconClass?: string;
  tone?: 'default' | 'danger';
}

/** A button with only an icon; its name is the accessible label and shows on hover. */
export const IconButton = ({
  label,
  Icon,
  iconClass = 'size-4',
  tone = 'default',
  className = '',
  ...props
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...props}
    className={`hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle transition-colors duration-150 hover:bg-raised disabled:cursor-not-allowed disabled:opacity-60 ${
      tone === 'danger' ? 'hover:text-danger-text' : 'hover:text-text'
    } ${className}`}
  >
    <Icon aria-hidden className={iconClass} />
  </button>
);
