import type { Proyecto } from '@pmp/contracts/proyectos';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { lugarAt, LUGARES, pathOfLugar } from '../../../shared/navegar/lugar';
import { useFold } from '../../../shared/preferencias/use-fold';
import { useSession } from '../../../shared/sesion/session';
import { LUGAR_ICONS } from '../lugar-icons';
import { NavItem } from './nav-item';

interface ProyectoLinksProps {
  proyecto: Proyecto;
  /** The sidebar shows icons only. */
  folded?: boolean;
}

/** The places of the selected project. */
export const ProyectoLinks = ({ proyecto, folded = false }: ProyectoLinksProps) => {
  const { t } = useTranslation('navegacion');
  const { pathname } = useLocation();
  const { _id, nombre } = proyecto;
  const isAdmin = useSession().user.rol === 'admin';
  const here = lugarAt(pathname, _id);
  const [closed, toggle] = useFold('lugares');
  return (
    <div className={folded ? 'border-t border-line pt-2' : 'mt-3'}>
      {!folded && (
        <button
          type="button"
          aria-expanded={!closed}
          title={nombre}
          onClick={toggle}
          className="hit flex w-full items-center gap-1 rounded-control px-2 text-xs font-medium text-subtle hover:text-text"
        >
          <span className="min-w-0 truncate">{nombre}</span>
          <ChevronRight
            aria-hidden
            className={`size-3.5 shrink-0 transition-transform duration-150 ${closed ? '' : 'rotate-90'}`}
          />
        </button>
      )}
      {(folded || !closed) && (
        <div className="flex flex-col gap-px">
          {LUGARES.filter((lugar) => isAdmin || lugar !== 'alertas').map((lugar) => (
            <NavItem
              key={lugar}
              to={pathOfLugar(lugar, _id)}
              active={lugar === here}
              label={t(`enlace.${lugar}`)}
              Icon={LUGAR_ICONS[lugar]}
              folded={folded}
            />
          ))}
        </div>
      )}
    </div>
  );
};
