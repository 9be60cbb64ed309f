import type { ReactNode } from 'react';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';

interface VistaLinkProps {
  lista: string;
  /** This view is the list on screen. */
  current: boolean;
  className?: string;
  children: ReactNode;
}

export const VistaLink = ({ lista, current, className = '', children }: VistaLinkProps) => (
  <Link
    to={lista ? `${paths.tareas}?${lista}` : paths.tareas}
    aria-current={current ? 'page' : undefined}
    className={`hit inline-flex items-center gap-1.5 rounded-control px-2.5 text-sm whitespace-nowrap transition-colors duration-150 ${
      current ? 'bg-active font-medium text-text' : 'text-muted hover:bg-raised hover:text-text'
    } ${className}`}
  >
    {children}
  </Link>
);
