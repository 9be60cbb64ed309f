import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../navegar/link';
import { useMenuLista } from '../../exportar/hoja';
import { ProyectoTabs } from './proyecto-tabs';
import { Skeleton } from './skeleton';

export interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  title: string;
  /** What shows the title where it can be changed. */
  heading?: ReactNode;
  /** Undefined: not known yet, but its line is reserved. */
  crumbs?: (Crumb | undefined)[];
  /** Counts and chips beside the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** The project whose screen this is: its places are shown as tabs. */
  proyecto?: string;
  /** A list comes, and with it a menu, whose place is kept from the beginning. */
  conLista?: boolean;
}

/** Sticky header: breadcrumbs, title, counts, and the main action at the right; below, the places of a project. */
export const PageHeader = ({
  title,
  heading = title,
  crumbs = [],
  meta,
  actions,
  proyecto,
  conLista = false,
}: PageHeaderProps) => {
  const { t } = useTranslation('navegacion');
  const menu = useMenuLista();
  const hasMenu = conLista || menu !== undefined;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas print:static">
      <div
        className={`mx-auto flex max-w-[1440px] items-center gap-3 px-4 sm:px-6 ${
          proyecto ? 'min-h-14 pt-2 pb-1' : 'min-h-15 py-2'
        }`}
      >
        <div className="min-w-0 flex-1">
          {crumbs.length > 0 && (
            <nav aria-label={t('ruta')} className="flex items-center gap-0.5 text-xs text-subtle">
              {crumbs.map((crumb, index) =>
                crumb ? (
                  <span key={crumb.to} className="flex min-w-0 items-center gap-0.5">
                    <Link
                      to={crumb.to}
                      className="touch-tall truncate rounded-control hover:text-text hover:underline"
                    >
                      {crumb.label}
                    </Link>
                    <ChevronRight aria-hidden className="size-3 shrink-0" />
                  </span>
                ) : (
                  <Skeleton key={index} className="h-[1.45em] w-32" />
                ),
              )}
            </nav>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1
              className="min-w-0 text-xl font-semibold tracking-[-0.01em] wrap-anywhere max-sm:line-clamp-3"
              title={title}
            >
              {heading}
            </h1>
            {meta}
          </div>
        </div>
        {(actions || hasMenu) && (
          <div className="flex shrink-0 items-center gap-2 print:hidden">
            {hasMenu && <span className="hit-square inline-flex">{menu}</span>}
            {actions}
          </div>
        )}
      </div>
      {proyecto && <ProyectoTabs proyectoId={proyecto} />}
    </header>
  );
};

export const PageBody = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div className={`mx-auto w-full max-w-[1440px] px-4 py-4 sm:px-6 ${className}`}>{children}</div>
);
