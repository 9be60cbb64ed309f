import { consultaDeLista, escribir } from '@pmp/consulta';
import { Bookmark, BookmarkPlus, RotateCw, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { Button } from '../../../shared/ui/controles/button';
import { SIN_COMPLETAR, YO } from '../filtrar/filtro';
import type { Guardadas, VistaDeLista } from './use-vistas';
import { VistaLink } from './vista-link';

const FIJAS = [
  { key: 'abiertas', lista: paths.tareasAbiertas.split('?')[1] ?? '' },
  { key: 'todas', lista: '' },
  { key: 'mias', lista: `asignado=${YO}&estado=${SIN_COMPLETAR}` },
  { key: 'vencidas', lista: 'vencidas=1' },
] as const;

interface VistasBarProps {
  /** The list on screen in the form of the address. */
  lista: string;
  vistas: readonly VistaDeLista[];
  query: Guardadas['query'];
  onGuardar: () => void;
}

/** Saved lists as links; the one on screen can be saved under a name, and changed from the menu of the page. */
export const VistasBar = ({ lista, vistas, query, onGuardar }: VistasBarProps) => {
  const { t } = useTranslation('tareas');
  const isKnown = [...FIJAS, ...vistas].some((vista) => vista.lista === lista);
  return (
    <nav
      aria-label={t('vistas.titulo')}
      className="flex items-center gap-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
    >
      {FIJAS.map(({ key, lista: each }) => (
        <VistaLink key={key} lista={each} current={each === lista}>
          {t(`vistas.${key}`)}
        </VistaLink>
      ))}
      {vistas.map(({ vista: { _id, nombre }, lista: each }) => (
        <VistaLink key={_id} lista={each} current={each === lista} className="max-w-56">
          <Bookmark aria-hidden className="size-3.5 shrink-0" />
          <span className="truncate" title={nombre}>
            {nombre}
          </span>
        </VistaLink>
      ))}
      <Link
        to={paths.consulta(escribir(consultaDeLista(lista).consulta))}
        className="hit inline-flex items-center gap-1.5 rounded-control px-2.5 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:bg-raised hover:text-text"
      >
        <Table2 aria-hidden className="size-3.5" />
        {t('vistas.comoConsulta')}
      </Link>
      {query.data && !isKnown && (
        <Button
          variant="ghost"
          className="px-2.5 text-accent-text"
          onClick={onGuardar}
          icon={<BookmarkPlus aria-hidden className="size-4" />}
        >
          {t('vistas.guardar')}
        </Button>
      )}
      {query.isError && !query.data && (
        <Button
          variant="ghost"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
          icon={<RotateCw aria-hidden className="size-3.5" />}
        >
          {t('vistas.reintentar')}
        </Button>
      )}
    </nav>
  );
};
