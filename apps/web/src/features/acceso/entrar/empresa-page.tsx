import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../shared/http/errors';
import { paths } from '../../../shared/navegar/paths';
import { Notice } from '../../../shared/ui/pagina/notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { AccesoLayout } from '../formulario/acceso-layout';
import { comeBack } from './empresa-attempt';
import { OtroCamino } from '../formulario/otro-camino';
import { useStartSession } from '../formulario/use-start-session';
import { useSegundoPaso } from '../segundo-paso/use-segundo-paso';
import type { SesionReply } from '../api/login';

/** Where the company's sign-in page sends the browser back to. */
const EmpresaPage = () => {
  const { t } = useTranslation('empresa');
  const { search } = useLocation();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const { paso, ask } = useSegundoPaso();
  useEffect(() => {
    let left = false;
    const enter = async () => {
      const reply = await comeBack(search);
      if (left) return;
      if (!reply) return setFailure(t('sinIntento'));
      const { recordar, destino } = reply;
      const start = (sesion: SesionReply) => startSession(sesion, recordar, destino ?? paths.panel);
      if (!('factor' in reply)) return start(reply);
      const onBack = () => void navigate(paths.login);
      await ask({ ...reply.factor, onDone: start, onBack, sinRecordar: true });
    };
    enter().catch((error: unknown) => !left && setFailure(errorText(error, t('error'))));
    return () => {
      left = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, whatever else has changed
  }, [search]);
  if (paso) return paso;
  return (
    <AccesoLayout title={t('titulo')} subtitle={t('subtitulo')}>
      {/* As high as the notice that may follow: what is centred around it stays where it is. */}
      <div className="flex min-h-14 flex-col justify-center">
        {failure ? <Notice kind="error">{failure}</Notice> : <Spinner label={t('comprobando')} />}
      </div>
      <OtroCamino to={paths.login} link={t('volver')} />
    </AccesoLayout>
  );
};

export default EmpresaPage;
