import type { TableroReply } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { formatDia, hoy } from '../../shared/dates';
import { KeyChip } from '../../shared/ui/key-chip';

const DAY_MS = 86_400_000;

/** Name and number of the active sprint, and how long it still runs. */
export const SprintActivo = ({ sprint }: { sprint: TableroReply['sprint'] }) => {
  const { t } = useTranslation('tablero');
  if (!sprint) return null;
  const fin = formatDia(sprint.fechaFin);
  const days = Math.round((Date.parse(sprint.fechaFin.slice(0, 10)) - Date.parse(hoy())) / DAY_MS);
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
