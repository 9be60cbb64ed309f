import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { hayLlaves } from '../../../shared/llaves/hay-llaves';
import { paths } from '../../../shared/navegar/paths';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Notice } from '../../../shared/ui/pagina/notice';
import { AccesoForm } from '../formulario/acceso-form';
import { AccesoLayout } from '../formulario/acceso-layout';
import { login, type SesionReply } from '../api/login';
import { Avisos } from './avisos';
import { CampoContrasena } from '../formulario/campo-contrasena';
import { CampoCorreo } from '../formulario/campo-correo';
import { EntrarEmpresa } from './empresa-lazy';
import { EntrarLlave } from './llave-lazy';
import { useOlvido } from './olvido';
import { OtroCamino } from '../formulario/otro-camino';
import { useAccesoForm } from '../formulario/use-acceso-form';
import { useCorreoRule } from '../formulario/use-correo-rule';
import { useStartSession } from '../formulario/use-start-session';
import { useSegundoPaso } from '../segundo-paso/use-segundo-paso';

const LoginPage = () => {
  const { t } = useTranslation('acceso');
  const configuracion = useConfiguracionPublica();
  const olvido = useOlvido(configuracion.recuperacionPorCorreo === true);
  const startSession = useStartSession();
  const { state, search } = useLocation();
  const { restablecida, destino } = (state ?? {}) as { restablecida?: boolean; destino?: string };
  const { empresa, registro } = configuracion;
  const conContrasena = !empresa?.solo || new URLSearchParams(search).has('local');
  const [recordar, setRecordar] = useState(true);
  const { paso, ask } = useSegundoPaso();
  // Somebody who was sent here by a program has to get back to what it asks; whoever else, to the first screen.
  const enter = (reply: SesionReply) =>
    startSession(reply, recordar, destino?.includes('=autorizar') ? destino : '');
  const { errors, failure, busy, field, fill, onSubmit } = useAccesoForm({
    initial: { correo: '', contrasena: '' },
    rules: {
      correo: useCorreoRule(),
      contrasena: (clave) => (clave === '' ? t('validacion.contrasena') : undefined),
    },
    send: async ({ correo, contrasena }) => {
      const reply = await login(correo, contrasena, recordar);
      await ('factor' in reply ? ask({ ...reply.factor, onDone: enter }) : enter(reply));
    },
    fallback: t('entrar.error'),
  });
  if (paso) return paso;
  return (
    <AccesoLayout
      title={t('entrar.titulo')}
      subtitle={t('entrar.subtitulo')}
      aside={
        <Avisos configuracion={configuracion} onDemo={(correo, contrasena) => fill({ correo, contrasena })} />
      }
    >
      <div role="status">
        {restablecida && (
          <Notice kind="info" className="mb-4">
            {t('restablecer.hecho')}
          </Notice>
        )}
      </div>
      {conContrasena && (
        <AccesoForm
          submit={t('entrar.enviar')}
          sending={t('entrar.enviando')}
          busy={busy}
          failure={failure}
          onSubmit={onSubmit}
        >
          <CampoCorreo conLlave error={errors.correo} control={field('correo')} />
          <CampoContrasena
            label={t('campo.contrasena')}
            autoComplete="current-password"
            error={errors.contrasena}
            control={field('contrasena')}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Checkbox
              label={t('entrar.recordarme')}
              checked={recordar}
              onChange={(event) => setRecordar(event.target.checked)}
            />
            {olvido.link}
          </div>
          <div role="status">{olvido.explanation}</div>
        </AccesoForm>
      )}
      {conContrasena && hayLlaves() && (
        // As high as the button that follows: what is centred around it stays where it is.
        <Suspense fallback={<div className="hit mt-3" />}>
          <EntrarLlave recordar={recordar} onDone={enter} />
        </Suspense>
      )}
      {empresa && (
        <Suspense>
          <EntrarEmpresa empresa={empresa} recordar={recordar} destino={destino} alone={!conContrasena} />
        </Suspense>
      )}
      {!empresa?.solo && (registro ?? 'abierto') === 'abierto' && (
        <OtroCamino text={t('entrar.sinCuenta')} to={paths.register} link={t('entrar.registrate')} />
      )}
    </AccesoLayout>
  );
};

export default LoginPage;
