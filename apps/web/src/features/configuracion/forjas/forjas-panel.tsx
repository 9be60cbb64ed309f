import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { FORJAS, getForjas, updateForja } from '../api/forjas';
import { useAdministrados } from '../webhooks/use-administrados';
import { CrearForja, DialogoForja } from './dialogo-forja';
import { ForjaRow, type WhatOfForja } from './forja-row';

/** Where the code of each project is, and what follows from what happens to it. */
export const ForjasPanel = () => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<{ what: WhatOfForja; id: string }>();
  const proyectos = useAdministrados();
  const list = useQuery({ queryKey: FORJAS, queryFn: ({ signal }) => getForjas(signal) });
  const activate = useMutation({
    mutationFn: ({ id, activa }: { id: string; activa: boolean }) => updateForja(id, { activa }),
    onSettled: () => client.invalidateQueries({ queryKey: FORJAS }),
  });
  const forja = list.data?.find(({ _id }) => _id === asked?.id);
  const mayCreate = (proyectos?.length ?? 0) > 0;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t('forjas.titulo')}</h2>
        {mayCreate && (
          <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => setCreating(true)}>
            {t('forjas.nueva')}
          </Button>
        )}
      </div>
      <p className="text-xs text-subtle">{t('forjas.texto')}</p>
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && !list.data && <RetryNotice message={t('forjas.errorCargar')} query={list} />}
      {activate.error && <Notice kind="error">{errorText(activate.error, t('forjas.errorGuardar'))}</Notice>}
      {list.data?.length === 0 && (
        <p className="text-sm text-muted">
          {t(mayCreate || !proyectos ? 'forjas.ninguna' : 'forjas.sinDerecho')}
        </p>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {list.data.map((one) => (
            <ForjaRow
              key={one._id}
              forja={one}
              busy={activate.isPending && activate.variables.id === one._id}
              onAsk={(what) => setAsked({ what, id: one._id })}
              onActive={(activa) => activate.mutate({ id: one._id, activa })}
            />
          ))}
        </ul>
      )}
      {creating && <CrearForja proyectos={proyectos ?? []} onClose={() => setCreating(false)} />}
      {asked && forja && <DialogoForja what={asked.what} forja={forja} onClose={() => setAsked(undefined)} />}
    </section>
  );
};
