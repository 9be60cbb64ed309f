import type { Proyecto } from '@pmp/contracts/proyectos';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { useProyectosDe } from '../../../shared/preferencias/proyectos-primero';
import { useFold } from '../../../shared/preferencias/use-fold';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { navItemClass } from './nav-item';
import { show } from './show';
import { ProyectoLinks } from './proyecto-links';

/** With more projects than this their list gives way, so that the places of the selected one stay in sight. */
const MANY = 8;

interface SidebarProyectosProps {
  query: UseQueryResult<Proyecto[]>;
  selected: Proyecto | undefined;
  folded: boolean;
}

/** The selected one has its places below the list: there is the mark of where one is, here only a dot. */
interface ProyectoRowProps {
  proyecto: Proyecto;
  selected: boolean;
  favorito: boolean;
}

const ProyectoRow = ({ proyecto, selected, favorito }: ProyectoRowProps) => {
  const { t } = useTranslation('navegacion');
  return (
    <Link to={paths.proyecto(proyecto._id)} title={proyecto.nombre} className={navItemClass(false)}>
      <span
        aria-hidden
        className={`size-1.5 shrink-0 rounded-full ${selected ? 'bg-accent-text' : 'bg-line-strong'}`}
      />
      <span className={`min-w-0 grow truncate ${selected ? 'font-medium text-text' : ''}`}>
        {proyecto.nombre}
      </span>
      {favorito && <span className="shrink-0 text-xs text-accent-text">★</span>}
      <span className="shrink-0 font-mono text-[11px] text-subtle">{proyecto.clave}</span>
      {selected && <span className="sr-only"> {t('proyectos.elegido')}</span>}
    </Link>
  );
};

/** Those that are marked, then, among many, those gone to last; the rest as the server orders them. */
const useOrdenados = (proyectos: Proyecto[] = []) => {
  const favoritos = useProyectosDe('favoritos');
  const recientes = useProyectosDe('recientes');
  const isFavorito = ({ _id }: Proyecto) => favoritos.includes(_id);
  const reciente = ({ _id }: Proyecto) =>
    proyectos.length > MANY && recientes.includes(_id) ? recientes.indexOf(_id) : 1e4;
  const rank = (proyecto: Proyecto) => (isFavorito(proyecto) ? -1 : reciente(proyecto));
  return { isFavorito, ordenados: proyectos.toSorted((a, b) => rank(a) - rank(b)) };
};

const showRow = (row: HTMLLIElement | null) => show(row, row?.parentElement);

const Proyectos = ({ query, selected }: Omit<SidebarProyectosProps, 'folded'>) => {
  const { t } = useTranslation(['navegacion', 'comun']);
  const { isFavorito, ordenados } = useOrdenados(query.data);
  if (query.isPending) return <Spinner label={t('proyectos.cargando')} className="hit justify-start px-2" />;
  if (!query.data)
    return (
      <p role="alert" className="flex items-center gap-1 pl-2 text-sm text-danger-text">
        <span className="grow">{t('proyectos.error')}</span>
        <IconButton
          label={t('comun:accion.reintentar')}
          Icon={RotateCw}
          iconClass="size-3.5"
          onClick={() => void query.refetch()}
        />
      </p>
    );
  if (query.data.length === 0)
    return <p className="hit flex items-center px-2 text-sm text-subtle">{t('proyectos.vacio')}</p>;
  return (
    // Six rows and a glimpse of the seventh, or three and one of the fourth: it must not push the places out of sight.
    <ul
      className={`relative -mx-2 flex ${query.data.length > MANY ? 'max-h-30' : 'max-h-53 [@media(height<50rem)]:max-h-30'} flex-col gap-px overflow-y-auto px-2 [scrollbar-width:thin]`}
    >
      {ordenados.map((proyecto) => (
        <li key={proyecto._id} ref={proyecto._id === selected?._id ? showRow : undefined}>
          <ProyectoRow
            proyecto={proyecto}
            selected={proyecto._id === selected?._id}
            favorito={isFavorito(proyecto)}
          />
        </li>
      ))}
    </ul>
  );
};

export const SidebarProyectos = ({ query, selected, folded }: SidebarProyectosProps) => {
  const { t } = useTranslation('navegacion');
  const [closed, toggle] = useFold('proyectos');
  if (folded) return selected ? <ProyectoLinks proyecto={selected} folded /> : null;
  return (
    <div>
      <button
        type="button"
        aria-expanded={!closed}
        aria-label={closed ? t('proyectos.mostrar') : t('proyectos.ocultar')}
        onClick={toggle}
        className="hit flex w-full items-center gap-1 rounded-control px-2 text-xs font-medium text-subtle hover:text-text"
      >
        {t('proyectos.titulo')}
        <ChevronRight
          aria-hidden
          className={`size-3.5 transition-transform duration-150 ${closed ? '' : 'rotate-90'}`}
        />
      </button>
      {!closed && <Proyectos query={query} selected={selected} />}
      {selected && <ProyectoLinks proyecto={selected} />}
    </div>
  );
};
