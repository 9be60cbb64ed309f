import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { formatNumero } from '../../../shared/fechas/numbers';

interface ElegirTodasProps {
  /** How many the filter finds. */
  total: number;
  readAll: () => Promise<string[] | undefined>;
  onRead: (ids: string[]) => void;
}

/** All that has been read is selected, and the filter finds more: offers to select that too. */
export const ElegirTodas = ({ total, readAll, onRead }: ElegirTodasProps) => {
  const { t } = useTranslation('tareas');
  const [isReading, setReading] = useState(false);
  const choose = async () => {
    setReading(true);
    const ids = await readAll();
    setReading(false);
    if (ids) onRead(ids);
  };
  return (
    <Button className="px-2.5" busy={isReading} onClick={() => void choose()}>
      {t('seleccion.todas', { total: formatNumero(total) })}
    </Button>
  );
};
