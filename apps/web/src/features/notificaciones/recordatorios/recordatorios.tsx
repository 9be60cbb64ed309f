import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';

const RecordatoriosDialog = parte(() => import('./recordatorios-dialog'));

const VER = 'recordatorios';

/** Opens what the person asked to be reminded of; an answer of the assistant leads there by the address. */
export const Recordatorios = () => {
  const { t } = useTranslation('notificaciones');
  const [params, setParams] = useSearchParams();
  const show = (ver?: string) => setParams(ver ? { ver } : {}, { replace: true });
  return (
    <>
      <IconButton
        label={t('recordatorios.titulo')}
        Icon={AlarmClock}
        aria-haspopup="dialog"
        onClick={() => show(VER)}
      />
      {params.get('ver') === VER && <RecordatoriosDialog onClose={() => show()} />}
    </>
  );
};
