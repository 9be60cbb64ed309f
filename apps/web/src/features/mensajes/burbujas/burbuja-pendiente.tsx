import { CircleAlert, Clock, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { bubbleClass } from './burbuja';
import { Cita } from './cita';
import type { PorEnviar } from '../enviar/por-enviar';

interface BurbujaPendienteProps {
  mensaje: PorEnviar;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is being sent or has failed; its text stays until it is sent. */
export const BurbujaPendiente = ({ mensaje, onRetry, onDiscard }: BurbujaPendienteProps) => {
  const { t } = useTranslation(['mensajes', 'comun']);
  const { contenido, archivos, respuestaA, estado, motivo } = mensaje;
  const failed = estado === 'conflicto';
  return (
    <li className="flex flex-row-reverse px-3 pt-2.5 sm:px-4">
      <div className="flex max-w-[85%] min-w-0 flex-col items-end gap-1 sm:max-w-[70%]">
        <div className={`${bubbleClass(true)} ${failed ? 'border-danger!' : ''}`}>
          {respuestaA && <Cita cita={respuestaA} />}
          {contenido && <p className="text-sm break-words whitespace-pre-wrap">{contenido}</p>}
          {archivos.map(({ _id, nombre }) => (
            <p key={_id} className="truncate text-sm font-medium">
              {nombre}
            </p>
          ))}
          {!failed && (
            <p className="flex items-center justify-end gap-1 text-[11px] leading-none text-subtle">
              <Clock aria-hidden className="size-3" />
              <span className="sr-only">{t('mensaje.enviando')}</span>
            </p>
          )}
        </div>
        {failed && (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-xs text-danger-text"
          >
            <span className="inline-flex items-center gap-1">
              <CircleAlert aria-hidden className="size-3.5 shrink-0" />
              {t('mensaje.fallido')} {motivo}
            </span>
            <Button onClick={onRetry} icon={<RotateCw aria-hidden className="size-3.5" />}>
              {t('comun:accion.reintentar')}
            </Button>
            <Button variant="ghost" onClick={onDiscard}>
              {t('mensaje.descartar')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
};
