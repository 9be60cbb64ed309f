import type { Vista } from '@pmp/contracts/proyectos';
import { consultaDeLista, escribir } from '@pmp/consulta';
import { BookmarkPlus, RotateCw, Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { errorText } from '../../../shared/http/errors';
import { parte } from '../../../shared/partes/parte';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { SIN_COMPLETAR, YO } from '../filtrar/filtro';
import { useVistas } from './use-vistas';
import { VistaLink } from './vista-link';
import { VistaPropia } from './vista-propia';

const GuardarVista = parte(() => import('./guardar-vista'));

const FIJAS = [
  { key: 'abiertas', lista: paths.tareasAbiertas.split('?')[1] ?? '' },
  { key: 'todas', lista: '' },
  { key: 'mias', lista: `asignado=${YO}&estado=${SIN_COMPLETAR}` },
  { key: 'vencidas', lista: 'vencidas=1' },
] as const;

interface VistasBarProps {
  /** The list on screen in the form of the address. */
  lista: string;
}

/** Saved lists as links; the one on screen can be saved under a name. */
export const VistasBar = ({ lista }: VistasBarProps) => {
  const { t } = useTranslation('tareas');
  const { query, vistas, save, remove } = useVistas();
  const [naming, setNaming] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const isKnown = [...FIJAS, ...vistas].some((vista) => vista.lista === lista);
  const onRemove = (vista: Vista) => {
    remove.mutate(vista);
    // The button disappears with its view, and the focus would be lost with it.
    bar.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <nav
        ref={bar}
        tabIndex={-1}
        aria-label={t('vistas.titulo')}
        className="flex items-center gap-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
      >
        {FIJAS.map(({ key, lista: each }) => (
          <VistaLink key={key} lista={each} current={each === lista}>
            {t(`vistas.${key}`)}
          </VistaLink>
        ))}
        {vistas.map((vista) => (
          <VistaPropia
            key={vista.vista._id}
            vista={vista}
            current={vista.lista === lista}
            onRemove={() => onRemove(vista.vista)}
          />
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
            onClick={() => setNaming(true)}
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
      {remove.error && <Notice kind="error">{errorText(remove.error, t('vistas.errorEliminar'))}</Notice>}
      {naming && <GuardarVista vistas={vistas} lista={lista} save={save} onClose={() => setNaming(false)} />}
    </>
  );
};
