import type { Proyecto } from '@pmp/contracts/proyectos';
import { Bell, FolderKanban, LayoutDashboard, Menu, MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { Insignia } from './nav-item';
import { useContador } from './use-contador';
import { useMensajesSinLeer } from './use-mensajes-sin-leer';

const Drawer = lazy(() => import('./drawer'));

const itemClass = (active: boolean) =>
  `relative flex min-h-14 min-w-11 flex-auto flex-col items-center justify-center gap-0.5 text-[11px] font-medium ${
    active ? 'text-accent-text' : 'text-muted'
  }`;

/** The five main places on a phone; the last opens everything else. */
export const BottomBar = ({ selected }: { selected: Proyecto | undefined }) => {
  const { t } = useTranslation('navegacion');
  const [open, setOpen] = useState(false);
  const avisos = useContador();
  const mensajes = useMensajesSinLeer();
  const { pathname } = useLocation();
  const places = [
    { to: paths.panel, label: t('corto.panel'), Icon: LayoutDashboard },
    { to: paths.proyectos, label: t('corto.proyectos'), Icon: FolderKanban },
    {
      to: paths.mensajes,
      label: t('corto.mensajes'),
      Icon: MessageSquare,
      badge: mensajes,
      badgeLabel: t('mensajesSinLeer', { count: mensajes }),
    },
    {
      to: paths.notificaciones,
      label: t('enlace.notificaciones'),
      Icon: Bell,
      badge: avisos,
      badgeLabel: t('noLeidas', { count: avisos }),
    },
  ];
  return (
    <>
      <nav
        aria-label={t('menu')}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-sidebar pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        {places.map(({ to, label, Icon, badge = 0, badgeLabel }) => {
          const isActive = matchPath(to, pathname) !== null;
          return (
            <Link
              key={to}
              to={to}
              aria-current={isActive ? 'page' : undefined}
              className={itemClass(isActive)}
            >
              <Icon aria-hidden className="size-5" />
              {label}
              <Insignia
                count={badge}
                label={badgeLabel}
                className="absolute top-1 left-1/2 ml-1.5 px-1 text-[10px]"
              />
            </Link>
          );
        })}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className={itemClass(false)}
        >
          <Menu aria-hidden className="size-5" />
          {t('corto.mas')}
        </button>
      </nav>
      <Suspense>{open && <Drawer selected={selected} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
