import type { ElementoPapelera, Restaurado } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cambiado } from '../../shared/deshacer/restaurar';
import { errorText } from '../../shared/http/errors';
import { ConfirmDialog } from '../../shared/ui/dialogos/confirm-dialog';
import { CambioNecesario } from './cambio-necesario';
import { necesarioOf, useRestaurar } from './use-restaurar';

interface RestaurarDialogProps {
  elemento: ElementoPapelera;
  /** Why it could not be restored as it was. */
  motivo: unknown;
  onDone: (restaurado: Restaurado) => void;
  onClose: () => void;
}

/** Asks for what a project needs to come back. */
const RestaurarDialog = ({ elemento, motivo, onDone, onClose }: RestaurarDialogProps) => {
  const { t } = useTranslation('papelera');
  const [cambiado, setCambiado] = useState<Cambiado>({});
  const back = useRestaurar(onDone);
  const [needs, setNeeds] = useState(necesarioOf(motivo));
  const again = () =>
    back.mutate(
      { id: elemento._id, cambiado },
      { onError: (error) => setNeeds((before) => necesarioOf(error) ?? before) },
    );
  return (
    <ConfirmDialog
      harmless
      title={t('restaurar.titulo', { titulo: elemento.titulo })}
      text={t('restaurar.texto')}
      detail={needs && <CambioNecesario campo={needs} value={cambiado} onChange={setCambiado} />}
      confirm={t('restaurar.boton')}
      busyLabel={t('restaurar.haciendo')}
      busy={back.isPending}
      error={back.isPending ? undefined : errorText(back.error ?? motivo, t('error.restaurar'))}
      onConfirm={again}
      onCancel={onClose}
    />
  );
};

export default RestaurarDialog;
