import type { LetraMuerta } from '@pmp/contracts/common';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/http/errors';
import { ConfirmDialog } from '../../shared/ui/dialogos/confirm-dialog';
import { descartarLetra } from './api/letras';

interface DescartarLetraProps {
  letra: LetraMuerta;
  onDone: () => void;
  onClose: () => void;
}

const DescartarLetra = ({ letra, onDone, onClose }: DescartarLetraProps) => {
  const { t } = useTranslation('operacion');
  const discard = useMutation({ mutationFn: () => descartarLetra(letra._id), onSuccess: onDone });
  return (
    <ConfirmDialog
      title={t('descartar.titulo')}
      text={t('descartar.texto', { consumidor: letra.consumidor })}
      confirm={t('letras.descartar')}
      busyLabel={t('descartar.ocupado')}
      busy={discard.isPending}
      error={discard.error ? errorText(discard.error, t('error.descartar')) : undefined}
      onConfirm={() => discard.mutate()}
      onCancel={onClose}
    />
  );
};

export default DescartarLetra;
