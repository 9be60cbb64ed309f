import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ID_PATTERN } from '../../shared/http/new-id';
import { Dialog } from '../../shared/ui/dialogos/dialog';
import { Cabecera } from './estado/cabecera';
import { Chat } from './conversar/chat';
import { ConexionNotice } from './estado/conexion-notice';
import { Conversaciones } from './conversaciones/conversaciones';
import { useConversacion } from './conversar/use-conversacion';
import { useVerificar } from './estado/use-verificar';

const PARAM = 'conversacion';

const AsistentePage = () => {
  const { t } = useTranslation('asistente');
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAM) ?? '';
  const id = ID_PATTERN.test(inAddress) ? inAddress : undefined;
  const chat = useConversacion(id);
  const verificar = useVerificar();
  const [conReglas, setConReglas] = useState(false);
  const [lista, setLista] = useState(false);
  const [enfoque, setEnfoque] = useState(0);
  const checking = verificar.isFetching;
  const answer = verificar.error ? undefined : verificar.data;
  const conectada = answer?.conectada ?? false;
  const disconnected = !conectada && !verificar.isPending;
  const { nuevaId, leave } = chat;

  const [shown, setShown] = useState(id);
  if (shown !== id) {
    setShown(id);
    setLista(false);
  }

  useEffect(() => {
    if (nuevaId && !id) setParams({ [PARAM]: nuevaId }, { replace: true });
  }, [nuevaId, id, setParams]);

  const startNueva = () => {
    leave();
    setParams({});
    setLista(false);
    setEnfoque((count) => count + 1);
  };
  const conversaciones = (
    <Conversaciones selected={id} onDeleted={(deleted) => deleted === id && startNueva()} />
  );
  return (
    <div className="flex h-[calc(100dvh-3.5rem-env(safe-area-inset-bottom))] min-h-[26rem] md:h-dvh">
      <div className="hidden min-h-0 w-64 shrink-0 flex-col border-r border-line p-2 md:flex">
        <h2 className="px-2 pt-2 pb-3 text-sm font-semibold">{t('conversaciones.titulo')}</h2>
        {conversaciones}
      </div>
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <Cabecera
          verificar={answer}
          checking={checking}
          onVerify={() => void verificar.refetch()}
          onNueva={startNueva}
          onConversaciones={() => setLista(true)}
        />
        {disconnected && !conReglas && (
          <div className="px-4 pt-3">
            <ConexionNotice mensaje={answer?.mensaje} onReglas={() => setConReglas(true)} />
          </div>
        )}
        <Chat
          id={id}
          chat={chat}
          conectada={conectada || (conReglas && answer !== undefined)}
          comprobando={verificar.isPending}
          enfoque={enfoque}
        />
      </div>
      {lista && (
        <Dialog title={t('conversaciones.titulo')} onClose={() => setLista(false)} size="sm">
          <div className="flex h-[70dvh] min-h-0 flex-col p-2">{conversaciones}</div>
        </Dialog>
      )}
    </div>
  );
};

export default AsistentePage;
