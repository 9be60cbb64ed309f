import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { CLAVE_BOTS, getBots } from '../api/bots';
import { BotRow } from './bot-row';
import { FormularioBot } from './formulario-bot';

/** The accounts of programs. */
export const BotsPanel = () => {
  const { t } = useTranslation('configuracion');
  const [creating, setCreating] = useState(false);
  const list = useQuery({ queryKey: CLAVE_BOTS, queryFn: ({ signal }) => getBots(signal) });
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t('bots.titulo')}</h2>
        <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => setCreating(true)}>
          {t('bots.nuevo')}
        </Button>
      </div>
      <p className="text-xs text-subtle">{t('bots.texto')}</p>
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && !list.data && <RetryNotice message={t('bots.errorCargar')} query={list} />}
      {list.data?.length === 0 && <p className="text-sm text-muted">{t('bots.ninguno')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {list.data.map((bot) => (
            <BotRow key={bot._id} bot={bot} />
          ))}
        </ul>
      )}
      {creating && <FormularioBot onClose={() => setCreating(false)} />}
    </section>
  );
};
