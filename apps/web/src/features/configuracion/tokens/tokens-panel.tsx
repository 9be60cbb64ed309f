import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../shared/queries/keys';
import { getTokens } from '../api/tokens';
import { Seccion } from '../piezas/seccion';
import { CrearToken } from './crear-token';
import { QuitarMarca } from './quitar-marca';
import { RevocarToken } from './revocar-token';
import { TokenRow } from './token-row';

/** What the person lets scripts do in their name. */
const TokensPanel = () => {
  const { t } = useTranslation('configuracion');
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<TokenPersonal>();
  const [forgetting, setForgetting] = useState<TokenPersonal>();
  const list = useQuery({ queryKey: keys.tokens, queryFn: ({ signal }) => getTokens(signal) });
  return (
    <Seccion
      de="tokens"
      nuevo={t('tokens.nuevo')}
      onNuevo={() => setCreating(true)}
      query={list}
      ninguno={t('tokens.ninguno')}
      row={(token) => (
        <TokenRow
          key={token._id}
          token={token}
          onRevoke={() => setRevoking(token)}
          onForget={() => setForgetting(token)}
        />
      )}
    >
      {creating && <CrearToken onClose={() => setCreating(false)} />}
      {forgetting && <QuitarMarca token={forgetting} onClose={() => setForgetting(undefined)} />}
      {revoking && <RevocarToken token={revoking} onClose={() => setRevoking(undefined)} />}
    </Seccion>
  );
};

export default TokensPanel;
