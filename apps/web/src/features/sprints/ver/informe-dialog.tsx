import type { Sprint } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { useInforme } from '../../../shared/sprints/use-informe';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { InformeCuerpo } from './informe-cuerpo';

interface InformeDialogProps {
  sprint: Sprint;
  onClose: () => void;
}

const InformeDialog = ({ sprint, onClose }: InformeDialogProps) => {
  const { t } = useTranslation('sprints');
  const { data, error, isFetching, refetch } = useInforme(sprint.proyecto, sprint._id);
  return (
    <Dialog title={t('informe.titulo', { nombre: sprint.nombre })} size="lg" onClose={onClose}>
      <div className="flex flex-col gap-5 overflow-y-auto p-4">
        {error && <RetryNotice message={t('error.informe')} query={{ isFetching, refetch }} />}
        {!data && !error && <Spinner label={t('informe.cargando')} className="py-16" />}
        {data && <InformeCuerpo informe={data} />}
      </div>
    </Dialog>
  );
};

export default InformeDialog;
