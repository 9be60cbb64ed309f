import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';

interface ListaRecienteProps {
  title: string;
  empty: string;
  drawing: 'cards' | 'list';
  link: { to: string; label: string };
  children: ReactNode[];
}

export const ListaReciente = ({ title, empty, drawing, link, children }: ListaRecienteProps) => (
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
    {children.length === 0 ? (
      <EmptyState drawing={drawing} title={empty} />
    ) : (
      <ul className="divide-y divide-line">{children}</ul>
    )}
  </Card>
);
