import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getAbiertas } from '../../../shared/elementos/abiertas';
import { type Pregunta, pregunta } from '../../../shared/elementos/pregunta';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { backdropClass, popupClass } from '../../../shared/ui/dialogos/dialog-classes';
import { useFocusReturn } from '../../../shared/ui/dialogos/use-focus-return';
import { Notice } from '../../../shared/ui/pagina/notice';

/** Completes the open tasks too, leaves them open, or completes nothing. */
const PreguntaAbiertas = ({ historias, abiertas, go }: Pregunta) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const finalFocus = useFocusReturn();
  const finish = (...[tareas]: Parameters<Pregunta['go']>) => {
    pregunta.close();
    go(tareas);
  };
  const complete = useMutation({ mutationFn: () => getAbiertas(historias), onSuccess: finish });
  const busy = complete.isPending;
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && !busy && pregunta.close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={backdropClass} />
        <AlertDialog.Popup finalFocus={finalFocus} className={`${popupClass} gap-3 p-4 sm:w-[30rem]`}>
          <AlertDialog.Title className="text-lg font-semibold break-words">
            {historias.length === 1
              ? t('abiertas.titulo', { titulo: historias[0]?.titulo })
              : t('abiertas.tituloVarias', { count: historias.length })}
          </AlertDialog.Title>
          <AlertDialog.Description className="text-sm break-words text-muted">
            {t('abiertas.texto', { count: abiertas })}
          </AlertDialog.Description>
          {complete.error && <Notice kind="error">{errorText(complete.error, t('abiertas.error'))}</Notice>}
          <div className="flex flex-wrap justify-end gap-2 pt-1 max-sm:flex-col-reverse">
            <Button disabled={busy} onClick={pregunta.close}>
              {t('comun:accion.cancelar')}
            </Button>
            <Button disabled={busy} onClick={() => finish([])}>
              {t('abiertas.dejar', { count: abiertas })}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => complete.mutate()}>
              {t('abiertas.completar', { count: abiertas })}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};

export default PreguntaAbiertas;
