import type { Proyecto } from '@pmp/contracts/proyectos';
import { ChartPie, Columns3, ListTree, Repeat, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navegar/paths';
import { useSession } from '../../../shared/sesion/session';
import { NavItem } from './nav-item';

interface ProyectoLinksProps {
  proyecto: Proyecto;
  folded: boolean;
}

/** The places of the selected project. */
export const ProyectoLinks = ({ proyecto, folded }: ProyectoLinksProps) => {
  const { t } = useTranslation('navegacion');
  const { _id } = proyecto;
  const isAdmin = useSession().user.rol === 'admin';
  return (
    <div className={folded ? 'border-t border-line pt-2' : 'mt-3'}>
      {!folded && (
        <p className="truncate px-2 pb-1 text-xs font-medium text-subtle" title={proyecto.nombre}>
          {proyecto.nombre}
        </p>
      )}
      <div className="flex flex-col gap-px">
        <NavItem to={paths.proyecto(_id)} label={t('enlace.resumen')} Icon={ChartPie} folded={folded} />
        <NavItem to={paths.backlog(_id)} label={t('enlace.backlog')} Icon={ListTree} folded={folded} />
        <NavItem to={paths.sprints(_id)} label={t('enlace.sprints')} Icon={Repeat} folded={folded} />
        <NavItem to={paths.tablero(_id)} label={t('enlace.tablero')} Icon={Columns3} folded={folded} />
        {isAdmin && (
          <NavItem to={paths.alertas(_id)} label={t('enlace.alertas')} Icon={TriangleAlert} folded={folded} />
        )}
      </div>
    </div>
  );
};
