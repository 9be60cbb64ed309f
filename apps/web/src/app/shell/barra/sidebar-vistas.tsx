import { Bookmark, Table2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { useVistas } from '../../../shared/queries/use-vistas';
import { NavItem, navItemClass } from './nav-item';

/** More are on the screen of views, which the palette finds by name. */
const MAX_SHOWN = 8;

/** The saved views that the person sees, each with its address. */
export const SidebarVistas = ({ folded }: { folded: boolean }) => {
  const { t } = useTranslation('navegacion');
  const open = useMatch('/vistas/:id')?.params.id;
  const { data: vistas = [] } = useVistas();
  return (
    <div className="flex flex-col gap-px">
      <NavItem to={paths.consulta('')} end label={t('enlace.vistas')} Icon={Table2} folded={folded} />
      {!folded && vistas.length > 0 && (
        <ul className="flex flex-col gap-px pl-4">
          {vistas.slice(0, MAX_SHOWN).map(({ _id, nombre, ambito, equipo, proyecto }) => {
            const Icon = ambito === 'privada' ? Bookmark : Users;
            return (
              <li key={_id}>
                <Link
                  to={paths.vista(_id)}
                  title={proyecto?.nombre ?? equipo?.nombre ?? nombre}
                  aria-current={_id === open ? 'page' : undefined}
                  className={navItemClass(_id === open)}
                >
                  <Icon aria-hidden className="size-3.5 shrink-0" />
                  <span className="min-w-0 truncate">{nombre}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
