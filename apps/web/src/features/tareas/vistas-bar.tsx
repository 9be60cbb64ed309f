import { Bookmark, BookmarkPlus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { SIN_COMPLETAR, YO } from './filtro';
import { useVistas } from './use-vistas';

const GuardarVista = lazy(() => import('./guardar-vista'));

const FIJAS = [
  { key: 'todas', lista: '' },
  { key: 'mias', lista: `asignado=${YO}&estado=${SIN_COMPLETAR}` },
  { key: 'vencidas', lista: 'vencidas=1' },
] as const;

const chipClass = (active: boolean) =>
  `hit inline-flex items-center gap-1.5 rounded-control px-2.5 text-sm whitespace-nowrap transition-colors duration-150 ${
    active ? 'bg-active font-medium text-text' : 'text-muted hover:bg-raised hover:text-text'
  }`;

interface VistasBarProps {
  /** The list on screen, as the address writes it. */
  lista: string;
}

/** Lists worth coming back to, as links; the one on screen can be kept under a name. */
export const VistasBar = ({ lista }: VistasBarProps) => {
  const { t } = useTranslation('tareas');
  const { vistas, save, remove } = useVistas();
  const [naming, setNaming] = useState(false);
  const to = (each: string) => (each ? `${paths.tareas}?${each}` : paths.tareas);
  const isKnown = [...FIJAS, ...vistas].some((vista) => vista.lista === lista);
  return (
    <nav
      aria-label={t('vistas.titulo')}
      className="flex items-center gap-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
    >
      {FIJAS.map(({ key, lista: each }) => (
        <Link
          key={key}
          to={to(each)}
          aria-current={each === lista ? 'page' : undefined}
          className={chipClass(each === lista)}
        >
          {t(`vistas.${key}`)}
        </Link>
      ))}
      {vistas.map(({ id, nombre, lista: each }) => (
        <span key={id} className="inline-flex items-center">
          <Link
            to={to(each)}
            aria-current={each === lista ? 'page' : undefined}
            className={`${chipClass(each === lista)} max-w-56`}
          >
            <Bookmark aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{nombre}</span>
          </Link>
          {each === lista && (
            <button
              type="button"
              aria-label={t('vistas.eliminar', { nombre })}
              title={t('vistas.eliminar', { nombre })}
              onClick={() => remove(id)}
              className="hit-square inline-flex items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </span>
      ))}
      {!isKnown && (
        <Button
          variant="ghost"
          className="px-2.5 text-accent-text"
          onClick={() => setNaming(true)}
          icon={<BookmarkPlus aria-hidden className="size-4" />}
        >
          {t('vistas.guardar')}
        </Button>
      )}
      <Suspense>
        {naming && (
          <GuardarVista
            existentes={vistas.map(({ nombre }) => nombre)}
            onSave={(nombre) => {
              save(nombre, lista);
              setNaming(false);
            }}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </nav>
  );
};
