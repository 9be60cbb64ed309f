import type { Proyecto } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { lugarAt, LUGARES, pathOfLugar } from '../../../shared/navegar/lugar';
import { useSession } from '../../../shared/sesion/session';
import { LUGAR_ICONS } from '../lugar-icons';
import { NavItem } from './nav-item';

interface ProyectoLinksProps {
  proyecto: Proyecto;
  /** The sidebar shows icons only. */
  folded?: boolean;
}

/** The places of the selected project, always in sight. */
export const ProyectoLinks = ({ proyecto, folded = false }: ProyectoLinksProps) => {
  const { t } = useTranslation('navegacion');
  const { pathname } = useLocation();
  const { _id, nombre } = proyecto;
  const isAdmin = useSession().user.rol === 'admin';
  const here = lugarAt(pathname, _id);
  return (
    <div className={folded ? 'border-t border-line pt-2' : 'mt-3'}>
      {!folded && (
        <p title={nombre} className="hit flex items-center px-2 text-xs font-medium text-subtle">
          <span className="min-w-0 truncate">{nombre}</span>
        </p>
      )}
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
    </div>
  );
};
