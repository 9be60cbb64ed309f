import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../../navegar/link';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';

const BASE =
  'hit inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control px-3 text-sm font-medium whitespace-nowrap pointer-coarse:min-w-11 ' +
  'transition-colors duration-150 select-none disabled:opacity-60 disabled:cursor-not-allowed';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-text hover:bg-raised',
  ghost: 'text-muted hover:bg-raised hover:text-text',
  danger: 'bg-danger text-on-accent hover:bg-danger-hover',
};

const classes = (variant: Variant, className = '') => `${BASE} ${VARIANTS[variant]} ${className}`;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  busy?: boolean;
  icon?: ReactNode;
}

export const Button = ({ variant = 'secondary', busy, icon, className, children, ...props }: ButtonProps) => (
  <button type="button" {...props} disabled={props.disabled || busy} className={classes(variant, className)}>
    {busy ? <LoaderCircle aria-hidden className="size-4 animate-spin" /> : icon}
    {children}
  </button>
);

interface ButtonLinkProps extends LinkProps {
  variant?: Variant;
  icon?: ReactNode;
}

export const ButtonLink = ({
  variant = 'secondary',
  icon,
  className,
  children,
  ...props
}: ButtonLinkProps) => (
  <Link {...props} className={classes(variant, className)}>
    {icon}
    {children}
  </Link>
);
