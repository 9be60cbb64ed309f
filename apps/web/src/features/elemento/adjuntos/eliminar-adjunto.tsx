import type { Archivo } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Ref } from '../../../shared/elementos/elementos';
import { errorText } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { deleteArchivo } from './archivos';

interface EliminarAdjuntoProps {
  /** What has it. */
  de: Ref;
  archivo: Archivo;
  onClose: () => void;
}

const EliminarAdjunto = ({ de, archivo: { _id, nombre }, onClose }: EliminarAdjuntoProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const remove = useMutation({ mutationFn: () => deleteArchivo(de, _id), onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t('adjuntos.eliminar', { nombre })}
      text={t('adjuntos.confirmar')}
      confirm={t('comun:accion.eliminar')}
      busyLabel={t('comun:ocupado.eliminando')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t('adjuntos.errorEliminar')) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarAdjunto;
