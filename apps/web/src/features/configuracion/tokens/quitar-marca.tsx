import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { forgetReadings } from '../api/tokens';

interface QuitarMarcaProps {
  token: TokenPersonal;
  /** Absent: the token is the person's own. */
  forget?: (id: string) => Promise<unknown>;
  /** The list that shows it. */
  listed?: readonly string[];
  onClose: () => void;
}

/** Lets a token that has read texts from outside the team write everywhere again. */
export const QuitarMarca = ({
  token: { _id, nombre },
  forget = forgetReadings,
  listed = keys.tokens,
  onClose,
}: QuitarMarcaProps) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => forget(_id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: listed });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('tokens.lecturas.pregunta', { nombre })}
      text={t('tokens.lecturas.preguntaTexto')}
      confirm={t('tokens.lecturas.quitar')}
      busy={save.isPending}
      error={save.isError ? errorText(save.error, t('tokens.lecturas.error')) : undefined}
      onConfirm={() => save.mutate()}
      onCancel={onClose}
    />
  );
};
