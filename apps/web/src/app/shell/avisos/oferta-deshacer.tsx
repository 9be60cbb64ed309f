import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { type Cambiado, deshacer, type Hecho } from '../../../shared/deshacer/deshacer';
import { errorText } from '../../../shared/http/errors';
import { paths } from '../../../shared/navegar/paths';
import { readRestored, restaurar, restaurarComentario } from '../../../shared/deshacer/restaurar';
import { Toast, toastActionClass } from '../../../shared/ui/dialogos/toast';
import { UndoToast } from '../../../shared/deshacer/undo-toast';

/** Resolves to how much of it could not be undone. */
const takeBack = async (hecho: Hecho): Promise<number> => {
  if (hecho.tipo === 'cambio') return hecho.undo();
  if (hecho.tipo !== 'comentario') return (await restaurar(hecho._id)).avisos.length;
  await restaurarComentario(hecho._id);
  return 0;
};

const hechoConAviso = ({ titulo, aviso }: Cambiado) =>
  aviso ? (
    <>
      {titulo}
      <span data-tone="amber" className="tone-text flex items-center gap-1 font-medium">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {aviso}
      </span>
    </>
  ) : (
    titulo
  );

/** Offers to undo what was just done, then says how that went. */
const UndoOffer = ({ hecho, deshaciendo }: { hecho: Hecho; deshaciendo: boolean }) => {
  const { tipo, titulo } = hecho;
  const { t } = useTranslation('navegacion');
  const queryClient = useQueryClient();
  const { mutate, ...back } = useMutation({
    mutationFn: () => takeBack(hecho),
    onSuccess: () => {
      if (tipo !== 'cambio') readRestored(queryClient);
    },
  });
  useEffect(() => {
    if (deshaciendo) mutate();
  }, [deshaciendo, mutate]);
  const close = deshacer.close;
  if (!deshaciendo) {
    const message = tipo === 'cambio' ? hechoConAviso(hecho) : t(`deshacer.${tipo}`, { titulo });
    return <UndoToast message={message} onUndo={deshacer.undo} onClose={close} />;
  }
  if (back.isSuccess) {
    if (tipo === 'cambio')
      return (
        <Toast
          message={
            back.data > 0 ? t('deshacer.aMedias', { count: back.data }) : t('deshacer.deshecho', { titulo })
          }
          onClose={close}
        />
      );
    return (
      <Toast message={t(`deshacer.${back.data ? 'avisos' : 'restaurado'}`, { titulo })} onClose={close} />
    );
  }
  if (!back.error)
    return (
      <Toast message={t(tipo === 'cambio' ? 'deshacer.deshaciendo' : 'deshacer.restaurando', { titulo })} />
    );
  const fallo = t(tipo === 'cambio' ? 'deshacer.errorCambio' : 'deshacer.error', { titulo });
  return (
    <Toast
      message={errorText(back.error, fallo)}
      action={
        tipo !== 'comentario' &&
        tipo !== 'cambio' && (
          <Link to={paths.papelera} onClick={close} className={toastActionClass}>
            {t('deshacer.ver')}
          </Link>
        )
      }
      onClose={close}
    />
  );
};

export default UndoOffer;
