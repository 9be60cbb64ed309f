import type { PeticionAcceso, SolicitudAcceso } from '@pmp/contracts/usuarios';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { Card } from '../../../shared/ui/fichas/card';
import { Notice } from '../../../shared/ui/pagina/notice';
import { sendDecision } from '../api/oauth';
import type { Limites } from '../api/tokens';
import { LimitesToken } from '../tokens/limites-token';
import { leaveTo } from './leave-to';

interface PermisoProps {
  peticion: PeticionAcceso;
  solicitud: SolicitudAcceso;
}

export const Permiso = ({ peticion: { aplicacion, alcances }, solicitud }: PermisoProps) => {
  const { t } = useTranslation('configuracion');
  const { user } = useSession();
  // Programs ask for all they can get: unless the person wants more, a person decides on what they write.
  const alcance = alcances.includes('proponer') ? 'proponer' : 'leer';
  const [limites, setLimites] = useState<Limites>({ alcance, dias: 30, proyectos: null });
  const [tried, setTried] = useState(false);
  const decision = useMutation({
    mutationFn: (permitido: Limites | null) => sendDecision(solicitud, permitido),
    onSuccess: ({ vuelta }) => leaveTo(vuelta),
  });
  const allow = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (limites.proyectos?.length !== 0) decision.mutate(limites);
  };
  const { nombre, destino, local } = aplicacion;
  const busy = decision.isPending || decision.isSuccess;
  return (
    <Card className="p-4">
      <form className="flex flex-col gap-4" onSubmit={allow}>
        <div className="flex items-start gap-3">
          <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-subtle" />
          <div className="flex min-w-0 flex-col gap-1 text-sm break-words">
            <h2 className="font-semibold">{t('autorizar.pregunta', { nombre })}</h2>
            <p className="text-muted">{t('autorizar.texto', { persona: user?.nombre ?? '' })}</p>
          </div>
        </div>
        <Notice kind="info">{t(local ? 'autorizar.local' : 'autorizar.destino', { destino })}</Notice>
        <LimitesToken value={limites} alcances={alcances} tried={tried} onChange={setLimites} />
        <p role="status" className="text-xs text-subtle">
          {decision.isSuccess ? t('autorizar.volviendo', { destino }) : t('autorizar.revocable')}
        </p>
        {decision.isError && (
          <Notice kind="error">{errorText(decision.error, t('autorizar.errorDecidir'))}</Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="button" disabled={busy} onClick={() => decision.mutate(null)}>
            {t('autorizar.denegar')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('autorizar.permitir')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
