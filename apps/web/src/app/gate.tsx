import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../shared/navegar/paths';
import { useSession } from '../shared/sesion/session';
import { Spinner } from '../shared/ui/pagina/spinner';
import { lazyPage } from '../shared/partes/lazy-page';
import { MARCO, PRIVADAS } from './rutas/rutas';

const Workspace = lazyPage(MARCO.load, ...MARCO.texts);

const Verifying = () => {
  const { t } = useTranslation();
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Spinner label={t('verificando')} />
    </main>
  );
};

/** Checks only that there is a token; the server decides whether it is still valid. */
export const Gate = () => {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const checked = useDeferredValue<'pending' | 'in' | 'out'>(token ? 'in' : 'out', 'pending');
  if (checked === 'pending') return <Verifying />;
  if (!token) return <Navigate to={paths.login} replace state={{ destino: pathname + search }} />;
  return (
    <Suspense fallback={<Verifying />}>
      <Workspace rutas={PRIVADAS} />
    </Suspense>
  );
};
