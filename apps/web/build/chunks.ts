const oneOf = (names: string) => `(?:${names.trim().split(/\s+/).join('|')})`;
const files = (...patterns: string[]) => new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'));
const icons = (names: string) => `lucide-react/.*/icons/${oneOf(names)}\\.`;
/** Files by name, in whichever room of the folder they live. */
const source = (folder: string, names: string) => `src/${folder}/(?:[\\w-]+/)*${oneOf(names)}\\.tsx?$`;

/**
 * Files of half a kilobyte compress badly on their own, so those that are always fetched together share one. A file
 * goes into the first group that matches it; a group must hold nothing that some page using it does not need.
 */
export const chunks = [
  // Changes only when these packages do, so browsers keep it across releases.
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  },
  // Needed by every page, the sign-in page included.
  {
    name: 'base',
    test: files(
      source('shared', 'http errors session last-failure new-id paths theme validators preferencias'),
      source('shared/i18n', 'i18n catalogues idioma formatter number-format server-text'),
      source('shared/ui', 'button input field notice spinner segmented theme-switch brand-mark'),
      source('shared/ui', 'codigo-soporte password-input'),
      source('app', 'lazy-page error-boundary'),
      icons('bot check eye key-round rotate-cw'),
    ),
  },
  // Needed by every screen after sign-in, plus what a few share and is too small for a file of its own.
  {
    name: 'nucleo',
    test: files(
      '@tanstack/(?:react-query|query-core)/',
      source('shared', 'domain live burst cambios crear atajos use-fold dates use-address-filter lugar'),
      source('shared', 'conexion deshacer despedida'),
      source('shared/elementos', 'abiertas edicion eliminacion lista menu teclas use-elegido'),
      source('shared', 'clave toast'),
      source('shared/pendientes', 'coalesce pendientes send-or-keep'),
      source('shared', 'painted plain-text use-hoy use-now'),
      source('shared/queries', '[\\w-]+'),
      source(
        'shared/ui',
        'avatar icon-button key-chip page-header proyecto-tabs skeleton retry-notice empty-state',
      ),
      source('shared/ui', 'filter-bar search-input'),
      source('app/shell', 'capa destinos'),
      source('app/shell/teclado', 'mapa lugares-recientes'),
      icons('bell folder-kanban layout-dashboard list-todo message-square settings users'),
      icons('chart-pie columns-3 list-tree repeat triangle-alert menu search log-out file-text'),
      icons('cloud-off cloud-upload panel-left-close panel-left-open chevron-right'),
    ),
  },
  // What shows a field that a click changes, labels included.
  { name: 'campos', test: source('shared', 'campo-boton etiqueta etiquetas etiquetas-boton') },
  {
    name: 'acceso',
    test: /src\/features\/acceso\/(?!api\/)(?:[\w-]+\/)?(?!.*-page|contrasena-rules|campos-contrasena-nueva)[\w-]+\.tsx?$/,
  },
];
