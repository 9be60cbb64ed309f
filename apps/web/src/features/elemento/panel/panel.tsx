import { ChevronDown, ChevronUp, Maximize2, Pencil, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';
import { focusElemento, vecino } from '../../../shared/elementos/lista';
import type { Elemento, Entidad, Ref } from '../../../shared/elementos/elementos';
import { paths } from '../../../shared/navegar/paths';
import { Clave } from '../../../shared/ui/fichas/clave';
import { Titulo } from '../texto/titulo';
import { IconButton } from '../../../shared/ui/controles/icon-button';

interface PanelProps {
  elemento: Elemento;
  onElegir: (ref: Ref | undefined) => void;
  onEdit: () => void;
  children: ReactNode;
}

const icon = 'size-4';

const PAGINA: Record<Entidad, ((id: string) => string) | undefined> = {
  epica: undefined,
  historia: paths.historiaPagina,
  tarea: paths.tarea,
};

/** Shows one item over the list or board, which stays as it is; over all of it on narrow screens. */
export const Panel = ({ elemento, onElegir, onEdit, children }: PanelProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const panel = useRef<HTMLElement>(null);
  const { entidad } = elemento;
  const { _id: id, clave, titulo } = elemento.datos;
  useEffect(() => {
    if (!panel.current) return;
    // Unless somebody is to write in it at once.
    if (!panel.current.querySelector('textarea:focus')) panel.current.focus({ preventScroll: true });
    panel.current.scrollTop = 0;
  }, [id]);
  const close = () => {
    if (!focusElemento(id)) document.getElementById('contenido')?.focus({ preventScroll: true });
    onElegir(undefined);
  };
  const step = (by: 1 | -1) => {
    const next = vecino(id, by);
    if (next) onElegir(next);
  };
  const pagina = PAGINA[entidad]?.(id);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-elemento={id}
      aria-label={titulo}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Only Escape inside the panel: menus and dialogs opened from here handle their own first.
        if (!panel.current?.contains(event.target as Node)) return;
        event.preventDefault();
        close();
      }}
      className="animate-appear fixed inset-y-0 right-0 z-40 overflow-y-auto border-line bg-surface outline-none max-lg:inset-x-0 max-lg:pb-20 lg:w-[27rem] lg:border-l lg:shadow-float"
    >
      <div className="sticky top-0 z-1 border-b border-line bg-surface py-1.5 pr-2 pl-4">
        <div className="flex items-center gap-0.5">
          <p className="mr-auto flex items-center gap-1.5 text-xs text-subtle">
            {t(`entidad.${entidad}`)}
            <Clave clave={clave} />
          </p>
          <IconButton
            label={t('anterior')}
            aria-keyshortcuts="k"
            Icon={ChevronUp}
            iconClass={icon}
            onClick={() => step(-1)}
          />
          <IconButton
            label={t('siguiente')}
            aria-keyshortcuts="j"
            Icon={ChevronDown}
            iconClass={icon}
            onClick={() => step(1)}
          />
          {pagina && (
            <Link
              to={pagina}
              aria-label={t('abrirPagina')}
              title={t('abrirPagina')}
              className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text"
            >
              <Maximize2 aria-hidden className={icon} />
            </Link>
          )}
          <IconButton label={t('comun:accion.editar')} Icon={Pencil} iconClass={icon} onClick={onEdit} />
          <MenuBoton label={t('acciones', { titulo })} />
          <IconButton label={t('comun:accion.cerrar')} Icon={X} iconClass={icon} onClick={close} />
        </div>
        <h2 className="pb-1 text-base font-semibold break-words">
          <Titulo key={id} elemento={elemento} />
        </h2>
      </div>
      <div className="p-4">{children}</div>
    </aside>
  );
};
