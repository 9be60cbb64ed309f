import type { Calendario } from '@pmp/contracts/integraciones';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Button } from '../../../shared/ui/controles/button';
import { Cuando, Fila } from '../piezas/fila';

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
    <Fila
      icon={CalendarDays}
      nombre={nombre}
      acciones={
        <>
          <Button aria-label={t('calendarios.renovarUno', { nombre })} onClick={onRenew}>
            {t('calendarios.renovar')}
          </Button>
          <Button aria-label={t('calendarios.eliminarUno', { nombre })} onClick={onDelete}>
            {t('calendarios.eliminar')}
          </Button>
        </>
      }
    >
      {kind !== nombre && <p className="text-xs break-words text-muted">{kind}</p>}
      <p className="text-xs text-muted">
        {lost ? (
          t('calendarios.sinAcceso')
        ) : (
          <Cuando text={t('calendarios.leido')} iso={leido} nunca={t('calendarios.sinLeer')} />
        )}
      </p>
    </Fila>
  );
};
