import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { errorText } from '../../../shared/http/errors';
import { useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { isBlank, isCorreo } from '../../../shared/dominio/validators';
import { sendConfirmacion } from '../api/perfil';
import { CampoPerfil } from './campo-perfil';
import { ConContrasena } from '../piezas/con-contrasena';
import { usePerfilSave } from './use-perfil-save';

/** Asks to confirm an address that nobody has shown to be theirs. */
const SinConfirmar = () => {
  const { t } = useTranslation('configuracion');
  const send = useMutation({ mutationFn: sendConfirmacion });
  return (
    <Notice
      kind="warning"
      action={
        !send.isSuccess && (
          <Button busy={send.isPending} onClick={() => send.mutate()}>
            {t('perfil.enviarEnlace')}
          </Button>
        )
      }
    >
      {send.isSuccess ? t('perfil.enlaceEnviado') : t('perfil.sinConfirmar')}
      {send.isError && <span role="alert"> {errorText(send.error, t('perfil.error'))}</span>}
    </Notice>
  );
};

/** The address: another one asks for the password, and where mail is configured for an answer from its inbox. */
export const CampoCorreo = () => {
  const { t } = useTranslation('configuracion');
  const { user } = useSession();
  const { recuperacionPorCorreo } = useConfiguracionPublica();
  const [asked, setAsked] = useState<string>();
  const save = usePerfilSave();
  const [round, setRound] = useState(0);
  const rule = (correo: string) => {
    if (isBlank(correo)) return t('validacion.correo');
    return isCorreo(correo) ? undefined : t('validacion.correoFormato');
  };
  const ask = (correo: string): boolean => {
    if (correo.toLowerCase() === (user.correo ?? '').toLowerCase()) return false;
    save.reset();
    setAsked(correo);
    return true;
  };
  const close = () => {
    setAsked(undefined);
    // Shows the address as it is now, whatever was typed.
    setRound((n) => n + 1);
  };
  const pendiente = save.data?.correoPendiente;
  return (
    <>
      <CampoPerfil
        key={round}
        name="correo"
        label={t('perfil.correo')}
        saved={user.correo ?? ''}
        rule={rule}
        confirm={ask}
        type="email"
        autoComplete="email"
      />
      {pendiente && <Notice kind="info">{t('perfil.pendiente', { correo: pendiente })}</Notice>}
      {user.correoConfirmado === false && recuperacionPorCorreo && !pendiente && <SinConfirmar />}
      {asked !== undefined && (
        <ConContrasena
          title={t('perfil.confirma.titulo')}
          text={t('perfil.confirma.texto', { correo: asked })}
          confirm={t('perfil.confirma.cambiar')}
          busy={save.isPending}
          error={save.error}
          fallback={t('perfil.error')}
          onConfirm={(shown) => save.mutate({ correo: asked, ...shown }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
};
