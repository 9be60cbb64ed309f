import type { Persona } from '@pmp/contracts/common';
import type { Mensaje } from '@pmp/contracts/mensajes';
import { Check, CheckCheck, Ellipsis } from 'lucide-react';
import { type KeyboardEvent, memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMomentoExacto } from '../../../shared/fechas/dates';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { ArchivoItem } from './archivo-item';
import { chatTime } from '../elegir/chat-time';
import { Cita } from './cita';
import { parte } from '../../../shared/partes/parte';
import { TextoEscrito } from '../../../shared/escritura/texto-escrito';

const MarcasMensaje = parte(() => import('./marcas-mensaje'), 'marcas');

interface BurbujaProps {
  mensaje: Mensaje;
  propio: boolean;
  /** Follows another message of the same person, so the name is not repeated. */
  seguido: boolean;
  personas: Persona[];
  now: number;
  destacado: boolean;
  /** The only message that Tab reaches. */
  activo: boolean;
  onMenu: (mensaje: Mensaje, anchor: Element) => void;
  onActivo: (id: string) => void;
  onIrA: (id: string) => void;
}

const EMPTY: Persona[] = [];

export const bubbleClass = (propio: boolean) =>
  `flex min-w-0 flex-col gap-1.5 rounded-card border px-3 py-1.5 ${
    propio ? 'border-transparent bg-accent-soft' : 'border-line bg-surface'
  }`;

const BurbujaBase = (props: BurbujaProps) => {
  const { mensaje, propio, seguido, personas, now, destacado, activo } = props;
  const { t } = useTranslation('mensajes');
  const { _id, emisor, contenido, timestamp, leido, eliminado, eliminadoPor, editado, archivos, respuestaA } =
    mensaje;
  const mencionadas = mensaje.menciones.length
    ? personas.filter((persona) => mensaje.menciones.includes(persona._id))
    : EMPTY;
  const Checks = leido ? CheckCheck : Check;
  const openMenu = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    props.onMenu(mensaje, event.currentTarget);
  };
  return (
    <li
      data-mensaje={_id}
      data-secuencia={mensaje.secuencia}
      className={`group/mensaje flex gap-2 px-3 sm:px-4 ${seguido ? 'pt-0.5' : 'pt-2.5'} ${
        propio ? 'flex-row-reverse' : ''
      }`}
    >
      {!propio && (
        <span className="w-7 shrink-0">
          {!seguido && <Avatar nombre={emisor.nombre} src={emisor.avatar} />}
        </span>
      )}
      <div
        className={`flex max-w-[85%] min-w-0 flex-col sm:max-w-[70%] ${propio ? 'items-end' : 'items-start'}`}
      >
        {!seguido && (
          <p className={propio ? 'sr-only' : 'px-0.5 pb-0.5 text-xs font-medium text-muted'}>
            {propio ? t('tu') : emisor.nombre}
          </p>
        )}
        <div className={`flex max-w-full items-center gap-0.5 ${propio ? 'flex-row-reverse' : ''}`}>
          <div
            className={`${bubbleClass(propio)} ${
              destacado ? 'outline-2 outline-offset-2 outline-(--focus)' : ''
            } transition-[outline-color] duration-150`}
          >
            {respuestaA && <Cita cita={respuestaA} onClick={() => props.onIrA(respuestaA._id)} />}
            {archivos.map((archivo) => (
              <ArchivoItem key={archivo._id} archivo={archivo} imagen />
            ))}
            <div className="flex flex-wrap items-end justify-end gap-x-3 gap-y-1">
              <div className="mr-auto min-w-0">
                {eliminado && (
                  <p className="text-sm text-subtle italic">
                    {eliminadoPor
                      ? t('mensaje.eliminadoPor', { nombre: eliminadoPor.nombre })
                      : t('mensaje.eliminado')}
                  </p>
                )}
                {contenido && <TextoEscrito texto={contenido} mencionadas={mencionadas} />}
              </div>
              <p className="flex items-center justify-end gap-1 text-[11px] leading-5 text-subtle">
                {editado && !eliminado && (
                  <span title={formatMomentoExacto(editado)}>{t('mensaje.editado')}</span>
                )}
                <time dateTime={timestamp} title={formatMomentoExacto(timestamp)}>
                  {chatTime(timestamp, now)}
                </time>
                {propio && !eliminado && (
                  <>
                    <Checks aria-hidden className={`size-3.5 ${leido ? 'text-accent-text' : ''}`} />
                    <span className="sr-only">{t(leido ? 'mensaje.leido' : 'mensaje.enviado')}</span>
                  </>
                )}
              </p>
            </div>
          </div>
          {!eliminado && (
            <button
              type="button"
              data-acciones={_id}
              tabIndex={activo ? 0 : -1}
              aria-haspopup="menu"
              aria-label={t('mensaje.acciones', { nombre: propio ? t('tu') : emisor.nombre })}
              title={t('mensaje.acciones', { nombre: propio ? t('tu') : emisor.nombre })}
              onClick={openMenu}
              onFocus={() => props.onActivo(_id)}
              className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle opacity-0 transition-opacity duration-150 group-hover/mensaje:opacity-100 hover:bg-raised hover:text-text focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
            >
              <Ellipsis aria-hidden className="size-4" />
            </button>
          )}
        </div>
        {(mensaje.reacciones || mensaje.decision) && <MarcasMensaje mensaje={mensaje} />}
      </div>
    </li>
  );
};

/** Memoised: hundreds are in the list, and one arrives at a time. */
export const Burbuja = memo(BurbujaBase);
