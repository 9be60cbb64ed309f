import type { Proyecto } from '@pmp/contracts/proyectos';
import { ChartPie, Columns3, ListTree, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { NavItem } from './nav-item';

interface ProyectoLinksProps {
  proyecto: Proyecto;
  folded: boolean;
}

/** The four places of the selected project. */
export const ProyectoLinks = ({ proyecto, folded }: ProyectoLinksProps) => {
  const { t } = useTranslation('navegacion');
  const { _id } = proyecto;
  return (
    <div className={folded ? 'border-y border-line py-2' : 'mt-3'}>
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
      </div>
    </div>
  );
};
