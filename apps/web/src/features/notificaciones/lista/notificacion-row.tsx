import type { Notificacion, ReglaNotificacion } from '@pmp/contracts/notificaciones';
import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { formatMomentoExacto, formatRelativo } from '../../../shared/fechas/dates';
import { avisoText } from '../../../shared/i18n/server-text';
import { ButtonLink } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { useSwipe } from '../../../shared/ui/controles/use-swipe';
import { MasBoton } from '../acciones/mas-boton';
import { ElementosNotificacion } from './elementos-notificacion';
import { TipoIcon } from './tipo-icon';

interface NotificacionRowProps {
  notificacion: Notificacion;
  now: number;
  onRead: (id: string) => void;
  onDelete: (id: string) => void;
  onPostpone: (id: string, hasta: string | null) => void;
}

/** One notification: its text links to where it happened, and the rule that raised it is named below. */
export const NotificacionRow = ({
  notificacion,
  now,
  onRead,
  onDelete,
  onPostpone,
}: NotificacionRowProps) => {
  const { t } = useTranslation(['notificaciones', 'comun']);
  const { _id, tipo, timestamp, leida, accion, regla, elementos } = notificacion;
  const { titulo, mensaje } = avisoText(notificacion);
  const open = () => void (leida || onRead(_id));
  const swipe = useSwipe({
    onLeft: () => onDelete(_id),
    onRight: leida ? undefined : () => onRead(_id),
  });
  const principal = {
    'data-principal': true,
    onClick: open,
    className: `text-left text-sm break-words after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-(--focus) ${
      leida ? 'font-medium text-muted' : 'font-semibold'
    }`,
  };
  const words = (
    <>
      {titulo}
      {!leida && <span className="sr-only">. {t('sinLeer')}</span>}
    </>
  );
  // A newer server may send rules that this page does not know.
  const why = t(`regla.${regla as ReglaNotificacion}`, { defaultValue: '' });
  return (
    <li data-notificacion={_id} className="relative touch-pan-y" {...swipe.handlers}>
      {swipe.dx !== 0 && (
        <div
          aria-hidden
          data-tone={swipe.dx < 0 ? 'red' : 'green'}
          className={`tone-tint tone-text absolute inset-0 flex items-center px-5 ${swipe.dx < 0 ? 'justify-end' : ''} ${swipe.passed ? '' : 'opacity-60'}`}
        >
          {swipe.dx < 0 ? <Trash2 className="size-5" /> : <Check className="size-5" />}
        </div>
      )}
      <div
        style={swipe.dx === 0 ? undefined : { transform: `translateX(${swipe.dx}px)` }}
        className="group/row relative flex items-start gap-3 bg-surface px-3 py-2.5 transition-colors duration-150 hover:bg-raised"
      >
        <TipoIcon tipo={tipo} />
        <div className="min-w-0 grow">
          <p className="flex items-center gap-1.5">
            {!leida && <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />}
            {accion ? (
              <Link to={accion} {...principal}>
                {words}
              </Link>
            ) : (
              <button type="button" {...principal}>
                {words}
              </button>
            )}
          </p>
          <p className={`text-sm break-words ${leida ? 'text-subtle' : 'text-muted'}`}>{mensaje}</p>
          {elementos && <ElementosNotificacion elementos={elementos} onOpen={open} />}
          <p className="mt-0.5 flex flex-wrap gap-x-1.5 text-xs text-subtle">
            <time dateTime={timestamp} title={formatMomentoExacto(timestamp)} className="relative">
              {formatRelativo(timestamp, now) ?? t('comun:ahora')}
            </time>
            {why && (
              <>
                <span aria-hidden className="hidden sm:inline">
                  ·
                </span>
                <span>{t('porque', { regla: why })}</span>
              </>
            )}
          </p>
        </div>
        {regla === 'pide-equipo' && accion?.includes('anadir=') && (
          <ButtonLink to={accion} onClick={open} className="relative">
            {t('anadir')}
          </ButtonLink>
        )}
        <div className="relative -mr-1.5 flex shrink-0 flex-col sm:mr-0 sm:flex-row">
          {!leida && (
            <IconButton label={t('marcarLeida', { titulo })} Icon={Check} onClick={() => onRead(_id)} />
          )}
          <MasBoton notificacion={notificacion} onPostpone={onPostpone} />
          <IconButton
            tone="danger"
            label={t('eliminar', { titulo })}
            Icon={Trash2}
            onClick={() => onDelete(_id)}
          />
        </div>
      </div>
    </li>
  );
};
