import type { ElementoPapelera } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../shared/http/errors';
import { keys } from '../../shared/queries/keys';
import { ConfirmDialog } from '../../shared/ui/dialogos/confirm-dialog';
import { purgar } from './api/papelera';
import { useListaDeCuentas } from './use-lista-de-cuentas';

const PurgarDialog = ({ elemento, onClose }: { elemento: ElementoPapelera; onClose: () => void }) => {
  const { t } = useTranslation('papelera');
  const { t: comun } = useTranslation();
  const queryClient = useQueryClient();
  const { _id, titulo, cuentas } = elemento;
  const lista = useListaDeCuentas()(cuentas);
  const purge = useMutation({
    mutationFn: () =>
      purgar(_id).catch((error: unknown) => {
        // Somebody else has deleted it already, so the wish is fulfilled.
        if (statusOf(error) !== 404) throw error;
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.papelera });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('purgar.titulo', { titulo })}
      text={t('purgar.texto')}
      detail={lista && t('restaurar.con', { lista })}
      confirm={t('purgar.boton')}
      busyLabel={comun('ocupado.eliminando')}
      busy={purge.isPending}
      error={purge.error ? errorText(purge.error, t('error.purgar')) : undefined}
      onConfirm={() => purge.mutate()}
      onCancel={onClose}
    />
  );
};

export default PurgarDialog;
