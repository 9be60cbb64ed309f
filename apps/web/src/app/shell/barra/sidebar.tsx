import type { Proyecto } from '@pmp/contracts/proyectos';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { BrandMark } from '../../../shared/ui/pagina/brand-mark';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { AvisoConexion } from '../avisos/aviso-conexion';
import { BuscarButton } from './buscar-button';
import { show } from './show';
import { SidebarAccount } from './sidebar-account';
import { SidebarLinks } from './sidebar-links';
import { SidebarProyectos } from './sidebar-proyectos';
import { SidebarVistas } from './sidebar-vistas';

interface SidebarProps {
  selected: Proyecto | undefined;
  folded?: boolean;
  /** Absent on a phone, where the drawer cannot be folded. */
  onToggleFold?: () => void;
}

export const Sidebar = ({ selected, folded = false, onToggleFold }: SidebarProps) => {
  const { t } = useTranslation(['navegacion', 'comun']);
  const proyectos = useProyectos();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Where one is stays in sight, however low the window is.
  useEffect(
    () => show(nav.current?.querySelector<HTMLElement>('[aria-current]'), nav.current),
    [pathname, selected],
  );
  const Fold = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className="flex h-full flex-col">
      {onToggleFold && (
        <div className={`flex min-h-14 items-center gap-2 px-3 ${folded ? 'justify-center' : ''}`}>
          {!folded && (
            <Link
              to={paths.panel}
              className="flex min-w-0 grow items-center gap-2 rounded-control font-semibold tracking-[-0.01em]"
              title={t('comun:marca.nombre')}
            >
              <BrandMark />
              <span className="truncate">{t('comun:marca.corto')}</span>
            </Link>
          )}
          <IconButton label={folded ? t('desplegar') : t('plegar')} Icon={Fold} onClick={onToggleFold} />
        </div>
      )}
      <nav
        aria-label={t('principal')}
        ref={nav}
        className="relative flex min-h-0 grow flex-col gap-4 overflow-y-auto px-2 py-1 [scrollbar-width:thin]"
      >
        <BuscarButton folded={folded} />
        <SidebarLinks folded={folded} />
        <SidebarProyectos query={proyectos} selected={selected} folded={folded} />
        {/*
          Last, and after the projects and the places of the selected one, which may come a frame later: what arrives must
          push nothing away.
        */}
        {(selected ?? (!proyectos.isPending && !proyectos.data?.length)) && <SidebarVistas folded={folded} />}
      </nav>
      <AvisoConexion folded={folded} />
      <SidebarAccount folded={folded} />
    </div>
  );
};
