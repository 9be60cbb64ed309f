import { Maximize2, Pencil, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../shared/navegar/paths';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import type { Entidad, Ref } from '../arbol/elementos';

interface PanelProps {
  elemento: Ref;
  titulo: string;
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
  children: ReactNode;
}

const icon = 'size-4';

/** Shows one item beside the list, which keeps its scroll position; over the list on narrow screens. */
export const Panel = ({ elemento, titulo, onEdit, onDelete, onClose, children }: PanelProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const panel = useRef<HTMLElement>(null);
  const { entidad, id } = elemento;
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollTo({ top: 0 });
  }, [id]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={titulo}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Only Escape inside the panel: menus and dialogs opened from here handle their own first.
        if (panel.current?.contains(event.target as Node)) onClose();
      }}
      className="animate-appear overflow-y-auto border-line bg-surface outline-none max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:pb-20 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:w-[26rem] lg:shrink-0 lg:border-l"
    >
      <div className="sticky top-0 z-1 flex items-start gap-1 border-b border-line bg-surface py-1.5 pr-2 pl-4">
        <div className="min-w-0 flex-1 py-1">
          <p className="text-xs text-subtle">{t(`entidad.${entidad satisfies Entidad}`)}</p>
          <h2 className="text-base font-semibold break-words">{titulo}</h2>
        </div>
        {entidad === 'tarea' && (
          <Link
            to={paths.tarea(id)}
            aria-label={t('abrirPagina')}
            title={t('abrirPagina')}
            className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text"
          >
            <Maximize2 aria-hidden className={icon} />
          </Link>
        )}
        <IconButton
          label={t('comun:accion.editar')}
          icon={<Pencil aria-hidden className={icon} />}
          onClick={onEdit}
        />
        <IconButton
          label={t('comun:accion.eliminar')}
          tone="danger"
          icon={<Trash2 aria-hidden className={icon} />}
          onClick={onDelete}
        />
        <IconButton
          label={t('comun:accion.cerrar')}
          icon={<X aria-hidden className={icon} />}
          onClick={onClose}
        />
      </div>
      <div className="p-4">{children}</div>
    </aside>
  );
};
