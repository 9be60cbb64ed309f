import type { SesionAbierta } from '@pmp/contracts/usuarios';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../../shared/fechas/dates';
import { Button } from '../../../shared/ui/controles/button';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { useDispositivoText } from '../../../shared/preferencias/use-dispositivo-text';

interface SesionRowProps {
  sesion: SesionAbierta;
  busy: boolean;
  onClose: () => void;
}

export const SesionRow = ({
  sesion: { dispositivo, creada, usada, actual, factor, lugar },
  busy,
  onClose,
}: SesionRowProps) => {
  const { t } = useTranslation('configuracion');
  const nombre = useDispositivoText()(dispositivo);
  const Icon = dispositivo.movil ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-3 px-3 py-2.5">
      <Icon aria-hidden className="size-5 shrink-0 text-subtle" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          {nombre}
          {actual && (
            <span data-tone="green" className="tone-tint tone-text rounded-full px-2 text-xs font-medium">
              {t('sesiones.esta')}
            </span>
          )}
        </p>
        <p className="text-xs text-muted">
          {t('sesiones.usada')} <MomentoRelativo iso={usada} />
          {' · '}
          {t('sesiones.creada', { fecha: formatMomento(creada) })}
          {lugar && ` · ${t(`sesiones.red.${lugar.red}`, { direccion: lugar.direccion })}`}
          {factor && ` · ${t(`sesiones.factor.${factor}`)}`}
        </p>
      </div>
      {!actual && (
        <Button busy={busy} aria-label={t('sesiones.cerrarUna', { nombre })} onClick={onClose}>
          {t('sesiones.cerrar')}
        </Button>
      )}
    </li>
  );
};
