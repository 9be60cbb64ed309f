import type { AlertasReply } from '@pmp/contracts/ia';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { Notice } from '../../shared/ui/pagina/notice';
import { AlertaCard } from './alerta-card';
import { Consejos } from './consejos';

interface AlertasListaProps {
  reply: AlertasReply;
  /** New alerts are being generated. */
  busy: boolean;
  onOpen: (id: string) => void;
}

/** The alerts in the server's order, worst first, beside the advice. */
export const AlertasLista = ({ reply, busy, onOpen }: AlertasListaProps) => {
  const { t } = useTranslation('alertas');
  return (
    <>
      {reply.aviso && <Notice kind="warning">{reply.aviso}</Notice>}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div aria-busy={busy} className={`transition-opacity duration-150 ${busy ? 'opacity-60' : ''}`}>
          {reply.alertas.length === 0 ? (
            <EmptyState drawing="list" title={t('vacio')} text={t('vacioTexto')} />
          ) : (
            <ol aria-label={t('titulo')} className="flex flex-col gap-2">
              {reply.alertas.map((alerta) => (
                <li key={alerta.id}>
                  <AlertaCard alerta={alerta} onOpen={() => onOpen(alerta.id)} />
                </li>
              ))}
            </ol>
          )}
        </div>
        <aside aria-label={t('consejos')} className="lg:sticky lg:top-28">
          <Consejos reply={reply} />
        </aside>
      </div>
    </>
  );
};
