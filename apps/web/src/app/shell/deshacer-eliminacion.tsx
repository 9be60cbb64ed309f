import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deshacer, type Eliminado, useEliminado } from '../../shared/deshacer';
import { errorText } from '../../shared/errors';
import { paths } from '../../shared/paths';
import { readRestored, restaurar } from '../../shared/restaurar';
import { Toast, toastActionClass } from '../../shared/ui/toast';
import { UndoToast } from '../../shared/ui/undo-toast';

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

/** After something was deleted, for as long as a person may want it back at once; later it is in the trash. */
export const DeshacerEliminacion = () => {
  const eliminado = useEliminado();
  // Whoever signs in next is offered nothing of the person before.
  useEffect(() => deshacer.close, []);
  return eliminado && <Oferta key={eliminado._id} {...eliminado} />;
};
