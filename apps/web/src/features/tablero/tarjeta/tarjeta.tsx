import type { EstadoHistoria, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { plainWords } from '@pmp/contracts/common/markdown';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Bloqueada } from '../../../shared/elementos/botones/bloqueada';
import type { Campo } from '../../../shared/elementos/edicion';
import { AvanceHistoria } from './avance-historia';
import type { AvanceDeHistoria } from './avances';
import { CriteriosCuenta } from '../../../shared/ui/fichas/criterios-cuenta';
import { Responsable } from '../../../shared/ui/fichas/responsable';
import { EtiquetaChip } from '../../../shared/ui/fichas/etiqueta';
import { Clave } from '../../../shared/ui/fichas/clave';
import { EstadoTareaChip, EstadoTareaIcono, PrioridadChip } from '../../../shared/ui/fichas/chip';

export interface TarjetaProps {
  historia: HistoriaDeSprint;
  sprint: string;
  /** What its column says already of its state. */
  estadoColumna: EstadoHistoria | undefined;
  /** Undefined: not known yet, or the story has no tasks. */
  avance?: AvanceDeHistoria | undefined;
  /** The names of the neighbouring columns. */
  anterior?: string | undefined;
  siguiente?: string | undefined;
}

const action =
  'hit-square inline-flex items-center justify-center rounded-control text-subtle transition-colors duration-150 ' +
  'hover:bg-raised hover:text-text';

/** While one points at the card or is in it, beside the epic's name, which gives way: they cover nothing. A finger has them below. */
const actions =
  'flex shrink-0 items-center pointer-fine:-my-2 pointer-fine:overflow-hidden pointer-coarse:absolute pointer-coarse:right-1 pointer-coarse:bottom-0 ' +
  'pointer-fine:not-group-hover:not-group-focus-within:w-0 pointer-fine:not-group-hover:not-group-focus-within:-ml-2';

interface AccionesProps extends Pick<TarjetaProps, 'anterior' | 'siguiente'> {
  current: boolean;
}

/** Cards have no handlers of their own: the board handles every click. */
const Acciones = ({ anterior, siguiente, current }: AccionesProps) => {
  const { t } = useTranslation('tablero');
  const tabIndex = current ? 0 : -1;
  const arrow = (accion: string, columna: string, Icon: typeof ChevronLeft) => {
    const label = t('tarjeta.moverA', { columna });
    return (
      <button
        type="button"
        data-accion={accion}
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
        className={`${action} pointer-coarse:hidden`}
      >
        <Icon aria-hidden className="size-4" />
      </button>
    );
  };
  return (
    <span className={actions}>
      {anterior && arrow('izquierda', anterior, ChevronLeft)}
      {siguiente && arrow('derecha', siguiente, ChevronRight)}
      <button
        type="button"
        data-accion="menu"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-label={t('tarjeta.menu')}
        title={t('tarjeta.menu')}
        className={action}
      >
        <Ellipsis aria-hidden className="size-4" />
      </button>
    </span>
  );
};

interface ValorProps {
  campo: Campo;
  valor: string;
  /** Undefined: under the pointer, where nothing is clicked. */
  current: boolean | undefined;
  className?: string;
  children: React.ReactNode;
}

/** A field's value; the board handles the click. */
const Valor = ({ campo, valor, current, className = '', children }: ValorProps) => {
  const { t } = useTranslation();
  if (current === undefined) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      data-campo={campo}
      tabIndex={current ? 0 : -1}
      aria-haspopup="dialog"
      title={t(`campo.${campo}`)}
      className={`touch-area rounded-[5px] hover:opacity-80 ${className}`}
    >
      <span className="sr-only">{t('elemento.cambiar', { campo: t(`campo.${campo}`), valor })}</span>
      <span aria-hidden className="contents">
        {children}
      </span>
    </button>
  );
};

interface ContenidoProps extends TarjetaProps {
  current?: boolean | undefined;
  children?: React.ReactNode;
}

/** A card with everything in the specification and as few nodes as possible: people scroll through hundreds. */
const Contenido = ({ historia, estadoColumna, sprint, avance, current, children }: ContenidoProps) => {
  const { t } = useTranslation(['tablero', 'comun']);
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 text-xs text-subtle">
        <Clave clave={historia.clave} />
        <span className="truncate" title={t('tarjeta.epica', { titulo: historia.epicaId.titulo })}>
          {historia.epicaId.titulo}
        </span>
        {children}
        {historia.puntos > 0 && (
          <Valor
            campo="puntos"
            valor={String(historia.puntos)}
            current={current}
            className="num ml-auto shrink-0 font-medium text-muted"
          >
            {t('puntos', { count: historia.puntos })}
          </Valor>
        )}
        {historia.responsable && (
          <Valor
            campo="responsable"
            valor={historia.responsable.nombre}
            current={current}
            className={historia.puntos > 0 ? 'shrink-0' : 'ml-auto shrink-0'}
          >
            <Responsable persona={historia.responsable} />
          </Valor>
        )}
      </span>
      <h3 className="line-clamp-3 font-medium break-words" title={historia.titulo}>
        {historia.titulo}
      </h3>
      {historia.descripcion && (
        <p className="line-clamp-2 text-sm break-words text-muted">{plainWords(historia.descripcion)}</p>
      )}
      {historia.etiquetas && historia.etiquetas.length > 0 && (
        <EtiquetasTarjeta etiquetas={historia.etiquetas} current={current} />
      )}
      <span className="flex min-h-8 items-center gap-1.5 text-xs text-subtle pointer-coarse:pr-10">
        <Valor campo="prioridad" valor={t(`comun:prioridad.${historia.prioridad}`)} current={current}>
          <PrioridadChip prioridad={historia.prioridad} />
        </Valor>
        <Valor campo="estado" valor={t(`comun:estadoTarea.${historia.estado}`)} current={current}>
          {/* What its column says already is left to screen readers, and the circle stays. */}
          {historia.estado === estadoColumna ? (
            <EstadoTareaIcono estado={historia.estado} />
          ) : (
            <EstadoTareaChip estado={historia.estado} />
          )}
        </Valor>
        <Bloqueada
          entidad="historia"
          datos={historia}
          label={(count) => t('tarjeta.bloqueadaPor', { count })}
          tabIndex={current ? 0 : -1}
          quieta={current === undefined}
        />
        {/* On screen it is said once, above the board. */}
        {sprint && <span className="sr-only">{sprint}</span>}
        <span className="grow" />
        <CriteriosCuenta
          avance={historia.avanceCriterios}
          label={(criterios) => t('tarjeta.criterios', { ...criterios })}
        />
        {avance && <AvanceHistoria {...avance} responsable={historia.responsable?._id} />}
      </span>
    </>
  );
};

/** As many as fit in a line of the card; the others are a number, which names them. */
const MAX_ETIQUETAS = 3;

interface EtiquetasTarjetaProps {
  etiquetas: NonNullable<HistoriaDeSprint['etiquetas']>;
  current: boolean | undefined;
}

const EtiquetasTarjeta = ({ etiquetas, current }: EtiquetasTarjetaProps) => {
  const { t } = useTranslation('tablero');
  const nombres = etiquetas.map(({ nombre }) => nombre).join(', ');
  const more = etiquetas.length - MAX_ETIQUETAS;
  return (
    <Valor
      campo="etiquetas"
      valor={nombres}
      current={current}
      className="flex max-w-full min-w-0 gap-1 self-start"
    >
      {etiquetas.slice(0, MAX_ETIQUETAS).map((etiqueta) => (
        <EtiquetaChip key={etiqueta._id} etiqueta={etiqueta} />
      ))}
      {more > 0 && (
        <span className="num self-center text-xs text-subtle" title={t('tarjeta.etiquetas', { nombres })}>
          +{more}
        </span>
      )}
    </Valor>
  );
};

const surface = 'flex flex-col gap-1 rounded-card border bg-surface px-3 pt-2.5 pb-1';

interface TarjetaTableroProps extends TarjetaProps {
  describedBy: string;
  /** The only card that Tab reaches. */
  current: boolean;
  lifted: 'teclado' | 'puntero' | undefined;
  elegida: boolean;
}

export const Tarjeta = memo(({ describedBy, current, lifted, elegida, ...props }: TarjetaTableroProps) => {
  const { t } = useTranslation('tablero');
  const look = {
    puntero: 'border-dashed border-line-strong opacity-45',
    teclado: 'border-accent shadow-float',
    nada: elegida ? 'border-accent' : 'border-line hover:border-line-strong',
  }[lifted ?? 'nada'];
  return (
    <article
      data-historia-id={props.historia._id}
      data-elemento={props.historia._id}
      data-abre={props.historia._id}
      tabIndex={current ? 0 : -1}
      aria-roledescription={t('tarjeta.rol')}
      aria-label={props.historia.titulo}
      aria-describedby={describedBy}
      data-elegida={elegida || undefined}
      className={`group relative cursor-pointer select-none ${surface} ${look} data-elegida:bg-accent-soft`}
    >
      {elegida && <span className="sr-only">{t('seleccion.elegida')}</span>}
      <Contenido {...props} current={current}>
        <Acciones anterior={props.anterior} siguiente={props.siguiente} current={current} />
      </Contenido>
    </article>
  );
});
Tarjeta.displayName = 'Tarjeta';

/** The card under the pointer during a drag. */
export const DraggedCard = (props: TarjetaProps) => (
  <div aria-hidden className={`cursor-grabbing border-accent shadow-float ${surface}`}>
    <Contenido {...props} />
  </div>
);
