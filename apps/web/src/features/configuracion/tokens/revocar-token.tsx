import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { revokeToken } from '../api/tokens';

interface RevocarTokenProps {
  token: TokenPersonal;
  /** Absent: the person's own. */
  revoke?: (id: string) => Promise<unknown>;
  /** Called once it is gone. */
  onGone?: () => void;
  onClose: () => void;
}

export const RevocarToken = ({
  token: { _id, nombre },
  revoke: end = revokeToken,
  onGone,
  onClose,
}: RevocarTokenProps) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const done = () => {
    client.setQueryData<TokenPersonal[]>(keys.tokens, (all) => all?.filter((each) => each._id !== _id));
    onGone?.();
    onClose();
  };
  const revoke = useMutation({
    mutationFn: () => end(_id),
    onSuccess: done,
    // Gone already, so the wish is fulfilled.
    onError: (error) => statusOf(error) === 404 && done(),
  });
  return (
    <ConfirmDialog
      title={t('tokens.pregunta', { nombre })}
      text={t('tokens.preguntaTexto')}
      confirm={t('tokens.revocar')}
      busy={revoke.isPending}
      error={revoke.isError ? errorText(revoke.error, t('tokens.errorRevocar')) : undefined}
      onConfirm={() => revoke.mutate()}
      onCancel={onClose}
    />
  );
};
