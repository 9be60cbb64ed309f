import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../navegar/link';
import { Card } from './card';

interface LinkedCardProps {
  title: string;
  link: { to: string; label: string };
  children: ReactNode;
}

/** The first few items, with a link to all of them. */
export const LinkedCard = ({ title, link, children }: LinkedCardProps) => (
  <Card className="flex min-w-0 flex-col">
    <div className="flex items-center justify-between gap-2 border-b border-line px-3 py-1">
      <h2 className="text-sm font-semibold">{title}</h2>
      <Link
        to={link.to}
        className="hit inline-flex items-center gap-1 rounded-control text-sm text-accent-text hover:underline"
      >
        {link.label}
        <ArrowRight aria-hidden className="size-3.5" />
      </Link>
    </div>
    {children}
  </Card>
);
