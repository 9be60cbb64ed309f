import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../shared/partes/lazy-page';
import { createQueryClient } from '../../shared/queries/query-client';
import { useSession } from '../../shared/sesion/session';
import type { Ruta } from '../pantallas/ruta';
import { Claves } from './claves';
import { Shell } from './shell';
import { useCuenta } from './sesion/use-cuenta';

const SesionDialogo = lazyPage(() => import('./sesion/sesion-dialogo'), 'factores');

const Cuenta = () => {
  useCuenta();
  return null;
};

const SignedIn = ({ rutas }: { rutas: Ruta[] }) => {
  const [queryClient] = useState(createQueryClient);
  const { expirada, confirmar } = useSession();
  return (
    <QueryClientProvider client={queryClient}>
      <CSPProvider disableStyleElements>
        <Cuenta />
        <Claves>
          <Shell rutas={rutas} />
        </Claves>
        <Suspense>{(expirada || confirmar) && <SesionDialogo />}</Suspense>
      </CSPProvider>
    </QueryClientProvider>
  );
};

/** Everything behind sign-in; it is built anew for another person, who must not see the last one's data. */
const Workspace = ({ rutas }: { rutas: Ruta[] }) => <SignedIn key={useSession().user._id} rutas={rutas} />;

export default Workspace;
