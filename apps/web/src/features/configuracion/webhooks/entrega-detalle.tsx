import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { entregaKey, entregasKey, getEntrega, sendAgain } from '../api/webhooks';
import { useResultado } from './resultado';

/** Indented if it is JSON; letter by letter if it is not. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const Texto = ({ label, text, empty }: { label: string; text: string; empty: string }) => (
  <div className="flex flex-col gap-1">
    <h4 className="text-xs font-medium text-muted">{label}</h4>
    {text === '' ? (
      <p className="text-xs text-subtle">{empty}</p>
    ) : (
      <pre
        tabIndex={0}
        className="max-h-56 overflow-auto rounded-control border border-line bg-sunken p-2 font-mono text-xs break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
    )}
  </div>
);

/** What was sent, letter by letter, and what came back. */
export const EntregaDetalle = ({ webhook, id }: { webhook: string; id: string }) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const resultado = useResultado();
  const entrega = useQuery({
    queryKey: entregaKey(webhook, id),
    queryFn: ({ signal }) => getEntrega(webhook, id, signal),
  });
  const again = useMutation({
    mutationFn: () => sendAgain(webhook, id),
    onSuccess: (sent) => {
      client.setQueryData(entregaKey(webhook, id), sent);
      return client.invalidateQueries({ queryKey: entregasKey(webhook) });
    },
  });
  if (entrega.isPending) return <Skeleton className="h-40" />;
  if (!entrega.data) return <RetryNotice message={t('webhooks.errorEntrega')} query={entrega} />;
  const { cuerpo, respuesta, mensaje, intentos } = entrega.data;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs break-all text-muted">
        <code className="font-mono">{mensaje}</code>
        {' · '}
        {t('webhooks.intentos', { count: intentos })}
      </p>
      <Texto label={t('webhooks.cuerpo')} text={readable(cuerpo)} empty="" />
      <Texto
        label={`${t('webhooks.respuesta')}: ${resultado(respuesta)}`}
        text={respuesta?.cuerpo ?? ''}
        empty={t('webhooks.sinCuerpo')}
      />
      {again.error && <Notice kind="error">{errorText(again.error, t('webhooks.errorReenviar'))}</Notice>}
      <Button className="self-start" busy={again.isPending} onClick={() => again.mutate()}>
        {t('webhooks.reenviar')}
      </Button>
    </div>
  );
};
