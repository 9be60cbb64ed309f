import { useTranslation } from 'react-i18next';
import { DIAS_COMPLETADA_EN_TABLERO } from '../../shared/dominio/domain';
import { Button } from '../../shared/ui/controles/button';
import { KeyChip } from '../../shared/ui/controles/key-chip';

/** What a board without a sprint shows, and the way back. */
export const SinSprint = ({ busy, onLeave }: { busy: boolean; onLeave: () => void }) => {
  const { t } = useTranslation('tablero');
  const explained = t('sinSprintSalen', { count: DIAS_COMPLETADA_EN_TABLERO });
  return (
    <span className="flex max-w-full min-w-0 items-center gap-x-2 text-sm text-muted">
      <KeyChip>{t('sinSprintCorto')}</KeyChip>
      <span className="truncate text-subtle max-sm:sr-only" title={explained}>
        {explained}
      </span>
      <Button variant="ghost" busy={busy} onClick={onLeave}>
        {t('volverSprints')}
      </Button>
    </span>
  );
};
