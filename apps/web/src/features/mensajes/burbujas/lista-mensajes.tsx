import type { Persona } from '@pmp/contracts/common';
import type { Mensaje } from '@pmp/contracts/mensajes';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/sesion/session';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import type { AccionMensaje } from './acciones-menu';
import { Burbuja } from './burbuja';
import { BurbujaPendiente } from './burbuja-pendiente';
import type { Conversacion } from '../historial/conversacion';
import { buildFilas } from './filas';
import type { PorEnviar } from '../enviar/por-enviar';
import { SeparadorDia, SeparadorNoLeidos } from './separadores';
import { useNow } from '../../../shared/fechas/use-now';
import { parte } from '../../../shared/partes/parte';
import type { Scrolled } from '../historial/scroll-keeper';
import { type Destino, useScroll } from '../historial/use-scroll';

const AccionesMenu = parte(() => import('./acciones-menu'), 'marcas');

interface ListaMensajesProps {
  nombre: string;
  data: Conversacion;
  esperan: PorEnviar[];
  personas: Persona[];
  /** The `secuencia` of the last read message. */
  divisor: number | null;
  destacado: string | undefined;
  destino: Destino | undefined;
  cargandoAnteriores: boolean;
  sinLeer: number;
  /** The first unread message is above the visible part and has not been seen. */
  ofreceSinLeer: boolean;
  onScrolled: (scrolled: Scrolled) => void;
  onNearTop: () => void;
  onNearEnd: () => void;
  onAlFinal: () => void;
  onAlPrimeroSinLeer: () => void;
  onIrA: (id: string) => void;
  onAccion: (accion: AccionMensaje, mensaje: Mensaje) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

const floatClass =
  'pointer-events-auto hit inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-xs font-medium text-text shadow-float hover:bg-raised';

export const ListaMensajes = (props: ListaMensajesProps) => {
  const { data, esperan, divisor, destino, onScrolled } = props;
  const { t } = useTranslation('mensajes');
  const yo = useSession().user._id;
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ mensaje: Mensaje; anchor: Element }>();
  const [activo, setActivo] = useState<string>();
  const filas = useMemo(() => buildFilas(data.mensajes, divisor), [data.mensajes, divisor]);
  const contenido = useMemo(() => ({ filas, esperan }), [filas, esperan]);
  const {
    alFinal,
    visto,
    divisor: divisorAt,
    onScroll,
  } = useScroll(box, {
    contenido,
    destino,
    hastaElFinal: !data.hayPosteriores,
    onNearTop: props.onNearTop,
    onNearEnd: props.onNearEnd,
  });
  const onMenu = useCallback((mensaje: Mensaje, anchor: Element) => setMenu({ mensaje, anchor }), []);

  useEffect(
    () => onScrolled({ alFinal, visto, divisor: divisorAt }),
    [onScrolled, alFinal, visto, divisorAt],
  );

  const moveBetween = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-acciones]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = at === -1 ? undefined : buttons[at + (event.key === 'ArrowUp' ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const reachable = filas.some(({ key }) => key === activo)
    ? activo
    : data.mensajes.findLast((m) => !m.eliminado)?._id;
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={box}
        onScroll={onScroll}
        className="relative min-h-0 grow overflow-y-auto overscroll-contain pb-3 [overflow-anchor:none] [scrollbar-width:thin]"
      >
        <ol aria-label={t('lista.etiqueta', { nombre: props.nombre })} onKeyDown={moveBetween}>
          {props.cargandoAnteriores && (
            <li>
              <Spinner label={t('lista.anteriores')} className="py-3" />
            </li>
          )}
          {filas.map((fila) => {
            if (fila.tipo === 'dia')
              return <SeparadorDia key={fila.key} timestamp={fila.timestamp} now={now} />;
            if (fila.tipo === 'noLeidos') return <SeparadorNoLeidos key={fila.key} />;
            return (
              <Burbuja
                key={fila.key}
                mensaje={fila.mensaje}
                propio={fila.mensaje.emisor._id === yo}
                seguido={fila.seguido}
                personas={props.personas}
                now={now}
                destacado={props.destacado === fila.key}
                activo={reachable === fila.key}
                onMenu={onMenu}
                onActivo={setActivo}
                onIrA={props.onIrA}
              />
            );
          })}
          {!data.hayPosteriores &&
            esperan.map((mensaje) => (
              <BurbujaPendiente
                key={mensaje.clienteId}
                mensaje={mensaje}
                onRetry={() => props.onRetry(mensaje.id)}
                onDiscard={() => props.onDiscard(mensaje.id)}
              />
            ))}
        </ol>
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-2 z-20 flex justify-center">
        {props.ofreceSinLeer && (
          <button type="button" className={floatClass} onClick={props.onAlPrimeroSinLeer}>
            <ArrowUp aria-hidden className="size-3.5" />
            {t('lista.alPrimeroSinLeer')}
          </button>
        )}
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-2 z-20 flex justify-center">
        {!alFinal && (
          <button type="button" className={floatClass} onClick={props.onAlFinal}>
            <ArrowDown aria-hidden className="size-3.5" />
            {props.sinLeer > 0 ? t('lista.nuevos', { count: props.sinLeer }) : t('lista.alFinal')}
          </button>
        )}
      </div>
      {menu && (
        <AccionesMenu
          mensaje={menu.mensaje}
          propio={menu.mensaje.emisor._id === yo}
          anchor={menu.anchor}
          onAccion={(accion) => props.onAccion(accion, menu.mensaje)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
};
