import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { login, type SesionReply } from '../../../features/acceso/api/login';
import { askToEnter, enterWithLlave } from '../../../features/acceso/api/llaves';
import { EntrarEmpresa } from '../../../features/acceso/entrar/empresa-lazy';
import { useSegundoPaso } from '../../../features/acceso/segundo-paso/use-segundo-paso';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { errorText } from '../../../shared/http/errors';
import { BotonLlave } from '../../../shared/llaves/boton-llave';
import { hayLlaves } from '../../../shared/llaves/hay-llaves';
import { usarLlave } from '../../../shared/llaves/llaves';
import { session, useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
import { Notice } from '../../../shared/ui/pagina/notice';

/** Asks to sign in again over the page, so that nothing typed is lost; closing it signs out. */
export const SesionExpirada = () => {
  const { t } = useTranslation('factores');
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { empresa } = useConfiguracionPublica();
  const { pathname, search } = useLocation();
  const [correo, setCorreo] = useState(user.correo ?? '');
  const [contrasena, setContrasena] = useState('');
  const { paso, ask } = useSegundoPaso();
  const renew = ({ token, usuario }: SesionReply) => {
    session.renew(token, usuario);
    void queryClient.invalidateQueries();
  };
  const entering = useMutation({
    mutationFn: async () => {
      // The same choice as when this session began.
      const reply = await login(correo, contrasena, !session.endsWithBrowser());
      if ('factor' in reply) await ask({ ...reply.factor, onDone: renew, enDialogo: true });
      else renew(reply);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    entering.mutate();
  };
  return (
    <Dialog
      title={t('expirada.titulo')}
      description={t('expirada.texto')}
      onClose={() => session.end()}
      // Unsaved text may be open underneath, so Escape asks before signing out.
      dirty
      size="sm"
    >
      {paso ?? (
        <form onSubmit={submit} className="flex flex-col gap-3 p-4">
          <Field label={t('expirada.correo')}>
            {(ids) => (
              <Input
                {...ids}
                type="email"
                autoComplete="username"
                required
                value={correo}
                onChange={(event) => setCorreo(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('expirada.contrasena')}>
            {(ids) => (
              <Input
                {...ids}
                type="password"
                data-initial-focus={user.correo ? '' : undefined}
                autoComplete="current-password"
                required
                value={contrasena}
                onChange={(event) => setContrasena(event.target.value)}
              />
            )}
          </Field>
          {entering.isError && <Notice kind="error">{errorText(entering.error, t('expirada.error'))}</Notice>}
          <div className="flex justify-end gap-2">
            <Button onClick={() => session.end()}>{t('expirada.salir')}</Button>
            <Button type="submit" variant="primary" busy={entering.isPending}>
              {entering.isPending ? t('expirada.entrando') : t('expirada.entrar')}
            </Button>
          </div>
          {hayLlaves() && (
            <BotonLlave
              label={t('llave.entrar')}
              act={async () => {
                const llave = await usarLlave(await askToEnter());
                renew(await enterWithLlave({ llave, recordar: !session.endsWithBrowser() }));
              }}
            />
          )}
          {empresa && (
            <Suspense>
              <EntrarEmpresa
                empresa={empresa}
                recordar={!session.endsWithBrowser()}
                destino={pathname + search}
              />
            </Suspense>
          )}
        </form>
      )}
    </Dialog>
  );
};
