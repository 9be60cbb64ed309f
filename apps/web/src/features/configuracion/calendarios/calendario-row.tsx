import type { Calendario } from '@pmp/contracts/integraciones';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Button } from '../../../shared/ui/controles/button';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';

interface CalendarioRowProps {
  calendario: Calendario;
  onRenew: () => void;
  onDelete: () => void;
}

export const CalendarioRow = ({ calendario, onRenew, onDelete }: CalendarioRowProps) => {
  const { nombre, tipo, proyecto, leido } = calendario;
  const { t } = useTranslation('configuracion');
  const { data: proyectos, isSuccess } = useProyectos();
  const named = proyectos?.find(({ _id }) => _id === proyecto)?.nombre;
  // Its first name is that of its kind: said once.
  const kind = [t(`calendarios.tipo.${tipo}`), named].filter(Boolean).join(' · ');
  const lost = proyecto !== null && isSuccess && named === undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <CalendarDays aria-hidden className="size-5 shrink-0 text-subtle" />
      <div className="flex min-w-40 grow basis-40 flex-col gap-0.5">
        <p className="text-sm font-medium break-words">{nombre}</p>
        {kind !== nombre && <p className="text-xs break-words text-muted">{kind}</p>}
        <p className="text-xs text-muted">
          {lost ? (
            t('calendarios.sinAcceso')
          ) : leido ? (
            <>
              {t('calendarios.leido')} <MomentoRelativo iso={leido} />
            </>
          ) : (
            t('calendarios.sinLeer')
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={t('calendarios.renovarUno', { nombre })} onClick={onRenew}>
          {t('calendarios.renovar')}
        </Button>
        <Button aria-label={t('calendarios.eliminarUno', { nombre })} onClick={onDelete}>
          {t('calendarios.eliminar')}
        </Button>
      </div>
    </li>
  );
};
