import type { Alerta } from '@pmp/contracts/ia';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/ui/fichas/avatar';
import { Card } from '../../shared/ui/fichas/card';
import { Dia } from '../../shared/ui/fichas/momento';
import { NotificarButton } from './notificar-button';
import { SeveridadChip } from './severidad-chip';
import { useReglaLabel } from './use-regla-label';

const MAX_PERSONAS = 3;

interface AlertaCardProps {
  alerta: Alerta;
  onOpen: () => void;
}

/** Says what is wrong and whom it concerns; the title and 'Notificar' open the details. */
export const AlertaCard = ({ alerta, onOpen }: AlertaCardProps) => {
  const { t } = useTranslation('alertas');
  const regla = useReglaLabel(alerta.regla);
  const { usuarios, fechaLimite } = alerta;
  const names = usuarios.map(({ nombre }) => nombre).join(', ');
  return (
    <Card className="flex flex-col gap-2 p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SeveridadChip severidad={alerta.severidad} />
        <span className="text-xs text-subtle">{regla || t(`sobre.${alerta.sobre}`)}</span>
      </div>
      <div>
        <h2 className="font-medium wrap-anywhere">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="rounded-control text-left hover:text-accent-text hover:underline pointer-coarse:min-h-11"
          >
            {alerta.titulo}
          </button>
        </h2>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">{alerta.descripcion}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {fechaLimite && (
          <p className="flex items-center gap-1.5 text-xs text-muted">
            <CalendarClock aria-hidden className="size-3.5 text-subtle" />
            <span className="sr-only">{t('fechaLimite')}</span>
            <Dia iso={fechaLimite} />
          </p>
        )}
        {usuarios.length > 0 && (
          <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted" title={names}>
            <span aria-hidden className="flex -space-x-1">
              {usuarios.slice(0, MAX_PERSONAS).map(({ id, nombre, avatar }) => (
                <Avatar key={id} nombre={nombre} src={avatar} size="sm" />
              ))}
            </span>
            <span className="truncate">
              {usuarios.length > 1
                ? t('personas', { nombre: usuarios[0]?.nombre, count: usuarios.length - 1 })
                : names}
            </span>
          </p>
        )}
        <NotificarButton
          className="ml-auto"
          enviada={alerta.notificada}
          label={t('notificar')}
          aria-label={t(alerta.notificada ? 'enviadaDe' : 'notificarDe', { titulo: alerta.titulo })}
          aria-haspopup="dialog"
          onClick={onOpen}
        />
      </div>
    </Card>
  );
};
