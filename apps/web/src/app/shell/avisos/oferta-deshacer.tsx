import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deshacer, type Eliminado } from '../../../shared/deshacer/deshacer';
import { errorText } from '../../../shared/http/errors';
import { paths } from '../../../shared/navegar/paths';
import { readRestored, restaurar, restaurarComentario } from '../../../shared/deshacer/restaurar';
import { Toast, toastActionClass } from '../../../shared/ui/dialogos/toast';
import { UndoToast } from '../../../shared/deshacer/undo-toast';

/** Resolves to whether the deletion was undone. */
const takeBack = async ({ tipo, _id }: Eliminado): Promise<boolean> => {
  if (tipo !== 'comentario') return (await restaurar(_id)).avisos.length === 0;
  await restaurarComentario(_id);
  return true;
};

/** Offers to undo what was just deleted, then says how that went. */
const UndoOffer = (eliminado: Eliminado) => {
  const { tipo, titulo } = eliminado;
  const { t } = useTranslation('navegacion');
  const queryClient = useQueryClient();
  const back = useMutation({
    mutationFn: () => takeBack(eliminado),
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
    const como = back.data ? 'restaurado' : 'avisos';
    return <Toast message={t(`deshacer.${como}`, { titulo })} onClose={deshacer.close} />;
  }
  return (
    <Toast
      message={errorText(back.error, t('deshacer.error', { titulo }))}
      action={
        tipo !== 'comentario' && (
          <Link to={paths.papelera} onClick={deshacer.close} className={toastActionClass}>
            {t('deshacer.ver')}
          </Link>
        )
      }
      onClose={deshacer.close}
    />
  );
};

export default UndoOffer;
