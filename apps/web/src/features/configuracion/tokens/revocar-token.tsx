import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../shared/queries/keys';
import { revokeToken } from '../api/tokens';
import { Pregunta } from '../lista/pregunta';

interface RevocarTokenProps {
  token: TokenPersonal;
  /** Absent: the person's own. */
  revoke?: (id: string) => Promise<unknown>;
  /** The list that shows it. */
  listed?: readonly string[];
  onClose: () => void;
}

export const RevocarToken = ({
  token: { _id, nombre },
  revoke = revokeToken,
  listed = keys.tokens,
  onClose,
}: RevocarTokenProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <Pregunta
      title={t('tokens.pregunta', { nombre })}
      text={t('tokens.preguntaTexto')}
      confirm={t('tokens.revocar')}
      error={t('tokens.errorRevocar')}
      act={() => revoke(_id)}
      listed={listed}
      onClose={onClose}
    />
  );
};
