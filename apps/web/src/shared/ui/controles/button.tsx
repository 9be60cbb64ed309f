import { LoaderCircle } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useRef } from 'react';
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

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: Variant;
  busy?: boolean;
  icon?: ReactNode;
}

/** While it is busy it cannot be pressed, and the browser takes the focus away from it: it gets it back, also after a failure. */
const useFocusWhileBusy = (busy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) had.current = activeElement === button.current;
    else if (had.current && activeElement === body) button.current?.focus({ preventScroll: true });
  }, [busy]);
  return button;
};

export const Button = ({
  variant = 'secondary',
  busy = false,
  icon,
  className,
  children,
  ...props
}: ButtonProps) => {
  const button = useFocusWhileBusy(busy);
  return (
    <button
      type="button"
      {...props}
      ref={button}
      disabled={props.disabled || busy}
      className={classes(variant, className)}
    >
      {busy ? <LoaderCircle aria-hidden className="size-4 animate-spin" /> : icon}
      {children}
    </button>
  );
};

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
