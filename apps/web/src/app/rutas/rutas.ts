import type { Namespace } from '../../shared/i18n/catalogues';
import { sinSprintQuery } from '../../features/tablero/cargar/sin-sprint';
import type { Lugar, Ruta } from '../pantallas/ruta';

const panelProyecto = () => import('../../features/panel-proyecto/panel-proyecto-page');
const vistas = () => import('../pantallas/vistas-page');
const tablero = () => import('../../features/tablero/tablero-page');
const importar = () => import('../../features/importar/importar-page');

const readsOfPanelProyecto = ({ params: { proyectoId } }: Lugar) => [
  `/api/proyectos/${proyectoId}/panel`,
  `/api/sprints/proyecto/${proyectoId}`,
];
/** Both have the field of queries. */
const textsOfVistas: Ruta['texts'] = ['vistas', 'tareas'];
const readsOfVistas = () => ['/api/vistas'];
const readsOfTablero = ({ params: { proyectoId = '' } }: Lugar) => [
  `/api/tableros/principal/${proyectoId}${sinSprintQuery(proyectoId)}`,
  `/api/proyectos/${proyectoId}`,
];

/** What is shown to whoever has not signed in; the first is where every other address leads them. */
export const PUBLICAS: Ruta[] = [
  { path: '/login', load: () => import('../../features/acceso/entrar/login-page'), texts: ['acceso'] },
  {
    path: '/login/empresa',
    load: () => import('../../features/acceso/entrar/empresa-page'),
    texts: ['acceso', 'empresa'],
  },
  {
    path: '/register',
    load: () => import('../../features/acceso/registrarse/register-page'),
    texts: ['acceso'],
  },
  {
    path: '/recuperar',
    load: () => import('../../features/acceso/recuperar/recuperar-page'),
    texts: ['acceso'],
  },
  {
    path: '/restablecer/:token',
    load: () => import('../../features/acceso/recuperar/restablecer-page'),
    texts: ['acceso'],
  },
  {
    path: '/confirmar-correo/:token',
    load: () => import('../../features/acceso/recuperar/confirmar-correo-page'),
    texts: ['acceso'],
  },
];

/** The screens behind sign-in: address, file, texts and first reads, said once for all who need them. */
export const PRIVADAS: Ruta[] = [
  {
    path: '/dashboard',
    load: () => import('../../features/panel/panel-page'),
    texts: ['panel', 'graficos'],
    reads: () => ['/api/proyectos/resumen'],
    conPanel: true,
  },
  {
    path: '/dashboard/:proyectoId',
    load: panelProyecto,
    texts: ['panelProyecto', 'graficos'],
    reads: readsOfPanelProyecto,
    conPanel: true,
  },
  { path: '/empezar', load: () => import('../../features/empezar/empezar-page'), texts: ['empezar'] },
  { path: '/proyectos', load: () => import('../../features/proyectos/proyectos-page'), texts: ['proyectos'] },
  {
    path: '/proyecto/:proyectoId',
    load: panelProyecto,
    texts: ['panelProyecto', 'graficos'],
    reads: readsOfPanelProyecto,
    conPanel: true,
  },
  {
    path: '/backlog/:proyectoId',
    load: () => import('../../features/backlog/backlog-page'),
    texts: ['backlog'],
    reads: ({ params: { proyectoId } }) => [
      `/api/epicas/proyecto/${proyectoId}`,
      `/api/historias/proyecto/${proyectoId}?limite=200`,
      `/api/tareas/proyecto/${proyectoId}?limite=500`,
      `/api/proyectos/${proyectoId}`,
    ],
    conPanel: true,
  },
  {
    path: '/historias/:id',
    load: () => import('../../features/elemento/pagina/historia-page'),
    texts: ['backlog'],
    reads: ({ params: { id } }) => [`/api/historias/${id}`],
    conPanel: true,
  },
  {
    path: '/sprints/:proyectoId',
    load: () => import('../../features/sprints/sprints-page'),
    texts: ['sprints', 'graficos'],
    reads: ({ params: { proyectoId } }) => [
      `/api/sprints/proyecto/${proyectoId}`,
      `/api/proyectos/${proyectoId}`,
    ],
    conPanel: true,
  },
  {
    path: '/tableros/:proyectoId',
    load: tablero,
    texts: ['tablero'],
    reads: readsOfTablero,
    conPanel: true,
  },
  {
    path: '/tableros/proyecto/:proyectoId',
    load: tablero,
    texts: ['tablero'],
    reads: readsOfTablero,
    conPanel: true,
  },
  {
    path: '/cronologia/:proyectoId',
    load: () => import('../../features/cronologia/cronologia-page'),
    texts: ['backlog'],
    reads: ({ params: { proyectoId } }) => [
      `/api/epicas/proyecto/${proyectoId}`,
      `/api/historias/proyecto/${proyectoId}?limite=200`,
      `/api/sprints/proyecto/${proyectoId}`,
      `/api/proyectos/${proyectoId}`,
    ],
    conPanel: true,
  },
  {
    path: '/equipos',
    load: () => import('../../features/equipos/equipos-page'),
    texts: ['equipos'],
    reads: () => ['/api/equipos'],
  },
  {
    path: '/tareas',
    load: () => import('../../features/tareas/tareas-page'),
    texts: textsOfVistas,
    // Filters are said in the language of queries, which is no part of the first script.
    reads: ({ query }) => (`${query}` ? [] : ['/api/elementos?q=tipo%3Atarea&limite=100']),
    conPanel: true,
  },
  {
    path: '/tareas/:id',
    load: () => import('../pantallas/tareas-id-page'),
    texts: ['tareas', 'backlog', 'alertas'],
  },
  { path: '/vistas', load: vistas, texts: textsOfVistas, reads: readsOfVistas, conPanel: true },
  { path: '/vistas/:id', load: vistas, texts: textsOfVistas, reads: readsOfVistas, conPanel: true },
  {
    path: '/mensajes',
    load: () => import('../../features/mensajes/mensajes-page'),
    texts: ['mensajes'],
    reads: () => ['/api/mensajes/chats'],
  },
  {
    path: '/notificaciones',
    load: () => import('../../features/notificaciones/notificaciones-page'),
    texts: ['notificaciones'],
  },
  {
    path: '/ia-asistente',
    load: () => import('../../features/asistente/asistente-page'),
    texts: ['asistente'],
  },
  { path: '/importar', load: importar, texts: ['importar'] },
  {
    path: '/importar/paquete',
    load: () => import('../../features/importar/paquete/paquete-page'),
    texts: ['importar'],
  },
  { path: '/importar/:id', load: importar, texts: ['importar'] },
  { path: '/papelera', load: () => import('../../features/papelera/papelera-page'), texts: ['papelera'] },
  {
    path: '/configuracion',
    load: () => import('../../features/configuracion/configuracion-page'),
    texts: ['configuracion', 'factores', 'notificaciones'],
  },
  {
    path: '/operacion',
    load: () => import('../../features/operacion/operacion-page'),
    texts: ['operacion'],
    reads: () => ['/api/operacion'],
  },
  { path: '/auditoria', load: () => import('../../features/auditoria/auditoria-page'), texts: ['auditoria'] },
  { path: '/:clave', load: () => import('../pantallas/clave-page'), texts: ['tareas'] },
];

/** What every screen behind sign-in stands in. */
export const MARCO = {
  load: () => import('../shell/workspace'),
  texts: ['navegacion'] satisfies Namespace[] as Namespace[],
  reads: ['/api/proyectos'],
};
