import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { Link } from '../../../shared/navegar/link';

export const navItemClass = (active: boolean, folded = false) =>
  `hit flex items-center gap-2.5 rounded-control text-sm transition-colors duration-150 ${
    folded ? 'justify-center' : 'px-2'
  } ${active ? 'bg-active font-medium text-text' : 'text-muted hover:bg-active/60 hover:text-text'}`;

interface InsigniaProps {
  count: number;
  /** What is counted, for whoever hears it. */
  label: string | undefined;
  className: string;
}

/** How much is unread, beside the name of the place; nothing if nothing is. */
export const Insignia = ({ count, label, className }: InsigniaProps) =>
  count > 0 && (
    <span className={`num rounded-full bg-accent text-on-accent ${className}`}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );

interface NavItemProps {
  to: string;
  label: string;
  Icon: (props: { className?: string; 'aria-hidden'?: boolean }) => ReactNode;
  folded?: boolean;
  /** Active only on exactly this address. */
  end?: boolean;
  /** Decides instead of the address whether this is where one is. */
  active?: boolean;
  badge?: number;
  badgeLabel?: string;
}

export const NavItem = ({
  to,
  label,
  Icon,
  folded = false,
  end = false,
  active,
  badge = 0,
  badgeLabel,
}: NavItemProps) => {
  const atAddress = useMatch({ path: to.split('?', 1)[0] ?? to, end }) !== null;
  const isActive = active ?? atAddress;
  return (
    <Link
      to={to}
      aria-current={isActive ? 'page' : undefined}
      title={folded ? label : undefined}
      className={`relative ${navItemClass(isActive, folded)}`}
    >
      <Icon aria-hidden className={`size-4 shrink-0 ${isActive ? 'text-accent-text' : ''}`} />
      <span className={folded ? 'sr-only' : 'min-w-0 truncate'}>{label}</span>
      <Insignia
        count={badge}
        label={badgeLabel}
        className={`px-1.5 text-[11px] leading-4 font-semibold ${folded ? 'absolute top-0 right-0' : 'ml-auto'}`}
      />
    </Link>
  );
};
