import type { ChatRef } from '@pmp/contracts/mensajes';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../../shared/fechas/dates';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { ArchivoItem } from '../burbujas/archivo-item';
import { useInfo } from '../elegir/use-chats';

interface InfoDialogProps {
  chat: ChatRef;
  nombre: string;
  onClose: () => void;
}

/** The people of a chat and what they have shared. */
const InfoDialog = ({ chat, nombre, onClose }: InfoDialogProps) => {
  const { t } = useTranslation(['mensajes', 'comun']);
  const { data, error, isPending, isFetching, refetch } = useInfo(chat);
  return (
    <Dialog title={nombre} description={t(`tipo.${chat.tipoChat}`)} onClose={onClose}>
      <div className="flex flex-col gap-4 overflow-y-auto p-4">
        {error && <RetryNotice message={t('error.info')} query={{ isFetching, refetch }} />}
        {isPending && <Spinner label={t('comun:cargando')} className="py-6" />}
        {data && (
          <>
            <section>
              <h3 className="text-sm font-semibold">
                {t('info.personas')}{' '}
                <span className="num font-normal text-subtle">{data.participantes.length}</span>
              </h3>
              <ul className="mt-1 divide-y divide-line">
                {data.participantes.map(({ _id, nombre, avatar, rol }) => (
                  <li key={_id} className="flex min-h-10 items-center gap-2 text-sm">
                    <Avatar nombre={nombre} src={avatar} />
                    <span className="min-w-0 truncate">{nombre}</span>
                    {rol === 'admin' && (
                      <span className="ml-auto inline-flex shrink-0 items-center gap-1 text-xs text-subtle">
                        <ShieldCheck aria-hidden className="size-3.5" />
                        {t('info.admin')}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h3 className="text-sm font-semibold">
                {t('info.archivos')}{' '}
                <span className="num font-normal text-subtle">{data.archivos.length}</span>
              </h3>
              {data.archivos.length === 0 ? (
                <p className="mt-1 text-sm text-subtle">{t('info.sinArchivos')}</p>
              ) : (
                <ul className="mt-2 flex flex-wrap gap-3">
                  {data.archivos.map((archivo) => (
                    <li key={archivo._id} className="min-w-0">
                      <ArchivoItem archivo={archivo} />
                      <p className="num mt-0.5 text-xs text-subtle">
                        {t('info.subido', {
                          nombre: archivo.subidoPor?.nombre ?? t('comun:persona.sinNombre'),
                          fecha: formatMomento(archivo.fecha),
                        })}
                      </p>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </>
        )}
      </div>
    </Dialog>
  );
};

export default InfoDialog;
