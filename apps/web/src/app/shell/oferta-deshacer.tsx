import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deshacer, type Eliminado } from '../../shared/deshacer';
import { errorText } from '../../shared/errors';
import { paths } from '../../shared/paths';
import { readRestored, restaurar } from '../../shared/restaurar';
import { Toast, toastActionClass } from '../../shared/ui/toast';
import { UndoToast } from '../../shared/ui/undo-toast';

/** To take back what has just been deleted, and what became of that. */
const Oferta = ({ tipo, _id, titulo }: Eliminado) => {
  const { t } = useTranslation('navegacion');
  const queryClient = useQueryClient();
  const back = useMutation({
    mutationFn: () => restaurar(_id),
    onSuccess: () => readRestored(queryClient),
  });
  if (back.isIdle)
    return (
      <UndoToast
        message={t(`deshacer.${tipo}`, { titulo })}
        onUndo={() => back.mutate()}
        onClose={deshacer.close}
      />
    );
  if (back.isPending) return <Toast message={t('deshacer.restaurando', { titulo })} />;
  if (back.isSuccess) {
    const como = back.data.avisos.length > 0 ? 'avisos' : 'restaurado';
    return <Toast message={t(`deshacer.${como}`, { titulo })} onClose={deshacer.close} />;
  }
  return (
    <Toast
      message={errorText(back.error, t('deshacer.error', { titulo }))}
      action={
        <Link to={paths.papelera} onClick={deshacer.close} className={toastActionClass}>
          {t('deshacer.ver')}
        </Link>
      }
      onClose={deshacer.close}
    />
  );
};

export default Oferta;
