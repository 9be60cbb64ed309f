import type { TableroReply } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../../shared/fechas/dates';
import { diaOfPlan, diasEntre } from '../../shared/fechas/dias';
import { KeyChip } from '../../shared/ui/controles/key-chip';
import { useHoy } from '../../shared/fechas/use-hoy';

/** Name and number of the active sprint, and the time left. */
export const SprintActivo = ({ sprint }: { sprint: TableroReply['sprint'] }) => {
  const { t } = useTranslation('tablero');
  const hoy = useHoy();
  if (!sprint) return null;
  const fin = formatDia(sprint.fechaFin);
  const days = diasEntre(hoy, diaOfPlan(sprint.fechaFin));
  return (
    <span className="num flex max-w-full min-w-0 items-center gap-x-2 text-sm text-muted">
      <KeyChip>{t('sprintNumero', { numero: sprint.numero })}</KeyChip>
      <span className="truncate font-medium text-text max-sm:sr-only" title={sprint.nombre}>
        {sprint.nombre}
      </span>
      <span
        className="hidden shrink-0 text-subtle sm:inline"
        title={t('sprintFechas', { inicio: formatDia(sprint.fechaInicio), fin })}
      >
        {days >= 0 ? t('quedan', { count: days }) : t('termino', { fin })}
      </span>
    </span>
  );
};
