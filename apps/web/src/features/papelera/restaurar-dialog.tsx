import type { ElementoPapelera, Restaurado } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrors } from '../../shared/http/errors';
import { type Cambiado, readRestored, restaurar } from '../../shared/deshacer/restaurar';
import { ConfirmDialog } from '../../shared/ui/dialogos/confirm-dialog';
import { CambioNecesario } from './cambio-necesario';
import { useListaDeCuentas } from './use-lista-de-cuentas';

interface RestaurarDialogProps {
  elemento: ElementoPapelera;
  onDone: (restaurado: Restaurado) => void;
  onClose: () => void;
}

/** Confirms a restoration; if a project cannot come back as it was, asks for what it needs. */
const RestaurarDialog = ({ elemento, onDone, onClose }: RestaurarDialogProps) => {
  const { t } = useTranslation('papelera');
  const queryClient = useQueryClient();
  const lista = useListaDeCuentas()(elemento.cuentas);
  const [cambiado, setCambiado] = useState<Cambiado>({});
  const [needs, setNeeds] = useState<string>();
  const back = useMutation({
    mutationFn: () => restaurar(elemento._id, cambiado),
    onSuccess: (restaurado) => {
      readRestored(queryClient);
      onDone(restaurado);
    },
    onError: (error) => setNeeds((before) => fieldErrors(error)[0]?.campo ?? before),
  });
  const { titulo } = elemento;
  return (
    <ConfirmDialog
      harmless
      title={t('restaurar.titulo', { titulo })}
      text={t('restaurar.texto')}
      detail={
        <div className="flex flex-col gap-3">
          {lista && <p>{t('restaurar.con', { lista })}</p>}
          {(needs === 'clave' || needs === 'equipo') && (
            <CambioNecesario campo={needs} value={cambiado} onChange={setCambiado} />
          )}
        </div>
      }
      confirm={t('restaurar.boton')}
      busyLabel={t('restaurar.haciendo')}
      busy={back.isPending}
      error={back.error ? errorText(back.error, t('error.restaurar')) : undefined}
      onConfirm={() => back.mutate()}
      onCancel={onClose}
    />
  );
};

export default RestaurarDialog;
