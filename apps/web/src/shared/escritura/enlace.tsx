import type { ReactNode } from 'react';
import { Link } from '../navegar/link';

const linkClass = 'text-accent-text underline underline-offset-2';

interface EnlaceProps {
  /** Absolute, and of a protocol that may be followed. */
  url: string;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** A web address that somebody wrote. */
export const Enlace = ({ url, className = '', title, children }: EnlaceProps) => {
  const { origin, pathname, search, hash } = new URL(url);
  // A link to this app opens without a reload, which would lose a session of this tab.
  if (origin === location.origin && !pathname.startsWith('/api/'))
    return (
      <Link to={pathname + search + hash} title={title} className={`${linkClass} ${className}`}>
        {children}
      </Link>
    );
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={title}
      className={`${linkClass} ${className}`}
    >
      {children}
    </a>
  );
};
