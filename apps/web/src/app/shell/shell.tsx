import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFold } from '../../shared/preferencias/use-fold';
import { setMenuLista } from '../../shared/exportar/hoja';
import { edad } from '../../shared/vivo/edad';
import { Spinner } from '../../shared/ui/pagina/spinner';
import { ErrorBoundary } from '../pantallas/error-boundary';
import type { Ruta } from '../pantallas/ruta';
import { parte } from '../../shared/partes/parte';
import { Screens } from '../pantallas/screens';
import { ALaVista } from './a-la-vista';
import { AvisoConexion } from './avisos/aviso-conexion';
import { BottomBar } from './barra/bottom-bar';
import { Capas } from './capas';
import { DeshacerEliminacion } from './avisos/deshacer-eliminacion';
import { Elementos } from './elementos';
import { Footer } from './footer';
import { Sidebar } from './barra/sidebar';
import { VersionNueva } from './avisos/version-nueva';
import { useTeclado } from './teclado/use-teclado';
import { useTrasLaVista } from './teclado/use-tras-la-vista';
import { startGuardados } from './vivo/guardados';
import { useLive } from './vivo/use-live';
import { useMensajesSinLeerLive } from './barra/use-mensajes-sin-leer';
import { usePendientesSender } from './vivo/use-pendientes-sender';
import { useRecuperacion } from './sesion/use-recuperacion';
import { useScrollMemory } from './use-scroll-memory';
import { useSelectedProyecto } from './barra/use-selected-proyecto';
import { useTabTitle } from './barra/use-tab-title';

// Folded on a tablet, where the content needs the width, until the person opens it.
const narrow = window.matchMedia('(width < 64rem)');

const MenuLista = parte(() => import('../../shared/hoja-de-calculo/menu-lista'), 'hoja');

startGuardados();
setMenuLista(<MenuLista />);

export const Shell = ({ rutas }: { rutas: Ruta[] }) => {
  const { t } = useTranslation(['navegacion', 'comun']);
  const [folded, toggleFold] = useFold('barra', narrow.matches);
  const { pathname } = useLocation();
  const selected = useSelectedProyecto();
  useLive(selected?._id);
  useEffect(() => void edad.forget(), [pathname]);
  useMensajesSinLeerLive();
  usePendientesSender();
  useRecuperacion();
  useScrollMemory();
  useTeclado(selected?._id);
  useTrasLaVista(pathname, selected?._id);
  useTabTitle(selected);
  const [entera, setEntera] = useState<string>();
  const onEntera = useCallback(() => setEntera(pathname), [pathname]);
  return (
    <div className="flex min-h-dvh">
      <a
        href="#contenido"
        className="hit fixed top-2 left-2 z-60 inline-flex -translate-y-16 items-center rounded-control bg-accent px-3 text-sm text-on-accent focus:translate-y-0 print:hidden"
      >
        {t('saltar')}
      </a>
      <aside
        className={`sticky top-0 hidden h-dvh shrink-0 border-r border-line bg-sidebar md:block print:hidden ${
          folded ? 'w-14 pointer-coarse:w-16' : 'w-60'
        }`}
      >
        <Sidebar selected={selected} folded={folded} onToggleFold={toggleFold} />
      </aside>
      <div className="flex min-w-0 grow flex-col pb-[calc(3.5rem+env(safe-area-inset-bottom))] md:pb-0">
        <div className="md:hidden">
          <AvisoConexion />
        </div>
        <main id="contenido" tabIndex={-1} className="grow outline-none">
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<Spinner label={t('comun:cargando')} className="py-24" />}>
              <Screens rutas={rutas} />
              <ALaVista onEntera={onEntera} />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer unseen={entera !== pathname} />
      </div>
      <BottomBar selected={selected} />
      <Capas selected={selected} />
      <Elementos />
      <DeshacerEliminacion />
      <VersionNueva />
    </div>
  );
};
