import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../navegar/link';
import { type Lugar, lugarAt, LUGARES, pathOfLugar } from '../../navegar/lugar';
import { useProyectos } from '../../queries/use-proyectos';
import { useSession } from '../../sesion/session';

const ProyectosMenu = lazy(() => import('./proyectos-menu'));

/** Scrolls only the row of tabs: `scrollIntoView` would also move the page. */
const showTab = (tab: HTMLAnchorElement | null) => {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - row.clientWidth / 2 + tab.offsetWidth / 2;
};

/** The key of the project; opens the list of the others, each at the same place. */
const CambiarProyecto = ({ proyectoId, lugar }: { proyectoId: string; lugar: Lugar }) => {
  const { t } = useTranslation('navegacion');
  const { data: proyectos = [] } = useProyectos();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const clave = proyectos.find(({ _id }) => _id === proyectoId)?.clave ?? '';
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('cambiarProyecto', { clave })}
        onClick={() => setOpen(true)}
        className="hit inline-flex w-24 shrink-0 items-center justify-between gap-1 rounded-control border border-line px-2 font-mono text-[11px] font-medium text-muted transition-colors duration-150 hover:border-line-strong hover:text-text pointer-fine:min-h-7"
      >
        <span className="truncate">{clave}</span>
        <ChevronRight aria-hidden className="size-3 shrink-0 rotate-90" />
      </button>
      <Suspense>
        {open && (
          <ProyectosMenu
            anchor={button}
            proyectos={proyectos}
            proyectoId={proyectoId}
            lugar={lugar}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};

/** The places of a project, always in sight below the title of each of its screens. */
export const ProyectoTabs = ({ proyectoId }: { proyectoId: string }) => {
  const { t } = useTranslation('navegacion');
  const { pathname } = useLocation();
  const isAdmin = useSession().user.rol === 'admin';
  const here = lugarAt(pathname, proyectoId);
  return (
    <div className="mx-auto flex max-w-[1440px] items-center gap-2 px-4 sm:px-6">
      <CambiarProyecto proyectoId={proyectoId} lugar={here ?? 'resumen'} />
      <nav aria-label={t('lugares')} className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
        {LUGARES.filter((lugar) => isAdmin || lugar !== 'alertas').map((lugar) => (
          <Link
            key={lugar}
            ref={lugar === here ? showTab : undefined}
            to={pathOfLugar(lugar, proyectoId)}
            aria-current={lugar === here ? 'page' : undefined}
            className="inline-flex min-h-10 shrink-0 items-center border-b-2 border-transparent px-2 text-sm text-muted transition-colors duration-150 -outline-offset-2 hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {t(`enlace.${lugar}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
};
