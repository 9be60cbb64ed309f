import { CloudOff, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../shared/vivo/conexion';
import { useEdad } from '../../../shared/vivo/edad';
import { isMensaje, type Pendiente } from '../../../shared/pendientes/pendiente';
import { usePendientes } from '../../../shared/pendientes/pendientes';
import { capa } from '../teclado/capa';
import { DatosDe } from './datos-de';
import { useLiveLost } from './use-live-lost';

const PendientesButton = ({ count, folded }: { count: number; folded: boolean }) => {
  const { t } = useTranslation('navegacion');
  const label = t('pendientes.boton', { count });
  return (
    <button
      type="button"
      aria-label={folded ? label : undefined}
      onClick={() => capa.open('pendientes')}
      className="hit rounded-control text-left text-sm underline underline-offset-2"
    >
      {folded ? count : label}
    </button>
  );
};

/** Says that there is no network and how many changes wait for it; empty when all is well. */
export const AvisoConexion = ({ folded = false }: { folded?: boolean }) => {
  const { t } = useTranslation('navegacion');
  const online = useOnline();
  const lost = useLiveLost() && online;
  // Of a message on its way its chat tells.
  const isTold = (each: Pendiente) => !isMensaje(each) || !online || lost || each.estado === 'conflicto';
  const count = usePendientes().filter(isTold).length;
  const desde = useEdad();
  const isWell = online && count === 0 && !lost && desde === undefined;
  // The browser may believe that there is a network when no answer comes.
  const cut = !online || desde !== undefined;
  const Icon = !cut && !lost ? CloudUpload : CloudOff;
  // Always in the page: screen readers only announce what appears inside an existing live region.
  return (
    <div role="status">
      {!isWell && (
        <div
          data-tone={!cut && !lost ? 'blue' : 'amber'}
          title={folded ? t(lost && !cut ? 'conexion.enVivo' : 'conexion.sin') : undefined}
          className={`tone-tint tone-text flex flex-wrap items-center gap-x-2 text-sm ${
            folded ? 'justify-center p-2' : 'px-3 py-1.5'
          }`}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          {cut && (
            <span className={folded ? 'sr-only' : 'font-medium'}>
              {t('conexion.sin')}
              <span className="sr-only">. {t('conexion.texto')}</span>
            </span>
          )}
          {desde !== undefined && <DatosDe desde={desde} folded={folded} />}
          {lost && !cut && (
            <span className={folded ? 'sr-only' : 'min-w-0 flex-1 text-xs'}>{t('conexion.enVivo')}</span>
          )}
          {count > 0 && <PendientesButton count={count} folded={folded} />}
        </div>
      )}
    </div>
  );
};
