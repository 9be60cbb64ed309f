import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { paths } from '../../shared/navegar/paths';
import { ConPanel } from './con-panel';
import { lazyPage } from './lazy-page';

const PanelPage = lazyPage(() => import('../../features/panel/panel-page'), 'panel', 'graficos');
const EmpezarPage = lazyPage(() => import('../../features/empezar/empezar-page'), 'empezar');
const ProyectosPage = lazyPage(() => import('../../features/proyectos/proyectos-page'), 'proyectos');
const EquiposPage = lazyPage(() => import('../../features/equipos/equipos-page'), 'equipos');
const BacklogPage = lazyPage(() => import('../../features/backlog/backlog-page'), 'backlog');
const HistoriaPage = lazyPage(() => import('../../features/backlog/detalle/historia-page'), 'backlog');
const ConfiguracionPage = lazyPage(
  () => import('../../features/configuracion/configuracion-page'),
  'configuracion',
);
const ClavePage = lazyPage(() => import('./clave-page'), 'tareas');
const TareasIdPage = lazyPage(() => import('./tareas-id-page'), 'tareas', 'backlog', 'alertas');
const PanelProyecto = lazyPage(
  () => import('../../features/panel-proyecto/panel-proyecto-page'),
  'panelProyecto',
  'graficos',
);
const Sprints = lazyPage(() => import('../../features/sprints/sprints-page'), 'sprints', 'graficos');
const Tablero = lazyPage(() => import('../../features/tablero/tablero-page'), 'tablero');
const Tareas = lazyPage(() => import('../../features/tareas/tareas-page'), 'tareas');
const Mensajes = lazyPage(() => import('../../features/mensajes/mensajes-page'), 'mensajes');
const Notificaciones = lazyPage(
  () => import('../../features/notificaciones/notificaciones-page'),
  'notificaciones',
);
const Asistente = lazyPage(() => import('../../features/asistente/asistente-page'), 'asistente');
const Auditoria = lazyPage(() => import('../../features/auditoria/auditoria-page'), 'auditoria');
const Operacion = lazyPage(() => import('../../features/operacion/operacion-page'), 'operacion');

const Papelera = lazyPage(() => import('../../features/papelera/papelera-page'), 'papelera');

/** Cards link to `/proyectos/{id}`; the project's page is `/proyecto/{id}`. */
const ProyectoRedirect = () => <Navigate to={paths.proyecto(useParams()['id'] ?? '')} replace />;

const conPanel = (screen: ReactNode) => <ConPanel>{screen}</ConPanel>;

/** The screens behind sign-in; not in the router, so that the sign-in page does not load the list of their files. */
export const Screens = () => (
  <Routes>
    <Route path="/dashboard" element={<PanelPage />} />
    <Route path="/dashboard/:proyectoId" element={<PanelProyecto />} />
    <Route path="/empezar" element={<EmpezarPage />} />
    <Route path="/proyectos" element={<ProyectosPage />} />
    <Route path="/proyectos/:id" element={<ProyectoRedirect />} />
    <Route path="/proyecto/:id" element={<PanelProyecto />} />
    <Route path="/backlog/:proyectoId" element={conPanel(<BacklogPage />)} />
    <Route path="/historias/:id" element={<HistoriaPage />} />
    <Route path="/sprints/:proyectoId" element={conPanel(<Sprints />)} />
    <Route path="/tableros/:proyectoId" element={conPanel(<Tablero />)} />
    <Route path="/tableros/proyecto/:proyectoId" element={conPanel(<Tablero />)} />
    <Route path="/equipos" element={<EquiposPage />} />
    <Route path="/tareas" element={conPanel(<Tareas />)} />
    <Route path="/tareas/:id" element={<TareasIdPage />} />
    <Route path="/mensajes" element={<Mensajes />} />
    <Route path="/notificaciones" element={<Notificaciones />} />
    <Route path="/ia-asistente" element={<Asistente />} />
    <Route path="/papelera" element={<Papelera />} />
    <Route path="/configuracion" element={<ConfiguracionPage />} />
    <Route path="/operacion" element={<Operacion />} />
    <Route path="/auditoria" element={<Auditoria />} />
    <Route path="/:clave" element={<ClavePage />} />
    <Route path="*" element={<Navigate to={paths.panel} replace />} />
  </Routes>
);
