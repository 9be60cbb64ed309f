import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../shared/queries/keys';
import { Button } from '../../../shared/ui/controles/button';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { getTokens } from '../api/tokens';
import { CrearToken } from './crear-token';
import { QuitarMarca } from './quitar-marca';
import { RevocarToken } from './revocar-token';
import { TokenRow } from './token-row';

/** What the person lets scripts do in their name. */
export const TokensPanel = () => {
  const { t } = useTranslation('configuracion');
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<TokenPersonal>();
  const [forgetting, setForgetting] = useState<TokenPersonal>();
  const list = useQuery({ queryKey: keys.tokens, queryFn: ({ signal }) => getTokens(signal) });
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t('tokens.titulo')}</h2>
        <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => setCreating(true)}>
          {t('tokens.nuevo')}
        </Button>
      </div>
      <p className="text-xs text-subtle">{t('tokens.texto')}</p>
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && !list.data && <RetryNotice message={t('tokens.errorCargar')} query={list} />}
      {list.data?.length === 0 && <p className="text-sm text-muted">{t('tokens.ninguno')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {list.data.map((token) => (
            <TokenRow
              key={token._id}
              token={token}
              onRevoke={() => setRevoking(token)}
              onForget={() => setForgetting(token)}
            />
          ))}
        </ul>
      )}
      {creating && <CrearToken onClose={() => setCreating(false)} />}
      {forgetting && <QuitarMarca token={forgetting} onClose={() => setForgetting(undefined)} />}
      {revoking && <RevocarToken token={revoking} onClose={() => setRevoking(undefined)} />}
    </section>
  );
};
