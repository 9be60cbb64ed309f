import type { ReactNode } from 'react';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { LinkedCard } from '../../shared/ui/fichas/linked-card';

interface ListaRecienteProps {
  title: string;
  empty: string;
  drawing: 'cards' | 'list';
  link: { to: string; label: string };
  children: ReactNode[];
}

export const ListaReciente = ({ title, empty, drawing, link, children }: ListaRecienteProps) => (
  <LinkedCard title={title} link={link}>
    {children.length === 0 ? (
      <EmptyState drawing={drawing} title={empty} />
    ) : (
      <ul className="divide-y divide-line">{children}</ul>
    )}
  </LinkedCard>
);
