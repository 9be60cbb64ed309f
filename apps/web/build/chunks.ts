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
  // Runs before the libraries are there, so nothing of theirs may be in it.
  {
    name: 'arranque',
    test: files(
      'src/arranque\\.ts$',
      'rolldown[/:]runtime',
      'vite/preload-helper',
      source('app/rutas', '[\\w-]+'),
      source('shared', 'adelantadas new-id stored-token catalogues idioma paths'),
      'features/tablero/cargar/sin-sprint\\.ts$',
    ),
  },
  // Changes only when these packages do, so browsers keep it across releases.
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  },
  // Needed by every page, the sign-in page included.
  {
    name: 'base',
    test: files(
      source('shared', 'http pedir errors session session-tabs last-failure theme validators preferencias'),
      source('shared/i18n', 'i18n formatter number-format server-text'),
      source('shared/ui', 'button input field notice spinner segmented theme-switch brand-mark'),
      source('shared/ui', 'codigo-soporte password-input checkbox'),
      source('shared', 'configuracion-publica'),
      source('app', 'app router gate error-boundary error-screen'),
      source('shared/navegar', 'link'),
      source('shared/partes', 'lazy-page'),
      icons('bot check eye key-round rotate-cw'),
    ),
  },
  // Needed by every screen after sign-in, in Spanish, plus what a few share and is too small for a file of its own.
  {
    name: 'nucleo',
    test: files(
      '@tanstack/(?:react-query|query-core)/',
      source(
        'shared',
        'by-orden domain live burst cambios crear atajos use-fold dates use-address-filter lugar primera-vista',
      ),
      source('shared', 'conexion deshacer unsent-logouts edad'),
      source(
        'shared/elementos',
        'pregunta campo-boton edicion eliminacion formulario lista menu plantillas teclas use-elegido',
      ),
      source('shared', 'clave toast parte'),
      source('shared/pendientes', 'coalesce pendientes'),
      source('shared/almacen', '(?!use-relectura|tell|con-ids)[\\w-]+'),
      source('shared', 'painted plain-text use-hoy use-now'),
      'contracts/common/src/markdown\\.rules\\.ts$',
      source(
        'shared/queries',
        '(?!use-etiquetas|get-avances|get-equipos-elegibles|use-administra\\.)[\\w-]+',
      ),
      source('shared/ui', 'avatar icon-button key-chip page-header skeleton retry-notice empty-state'),
      'src/app/shell/workspace\\.tsx$',
      'src/shared/i18n/es/navegacion\\.json$',
      source('app/shell', 'capa destinos'),
      source('app/shell/teclado', 'mapa'),
      icons('bell folder-kanban layout-dashboard list-todo message-square settings users'),
      icons('chart-gantt chart-pie columns-3 list-tree repeat triangle-alert menu search log-out file-text'),
      source('shared/preferencias', 'proyectos-primero'),
      icons('cloud-off cloud-upload panel-left-close panel-left-open chevron-right trash'),
    ),
  },
  // Each file of its own is a name in the entry, which knows what every screen needs: these few are one.
  {
    name: 'sueltas',
    test: files(
      icons('keyboard rotate-ccw-clock send-horizontal webhook'),
      source('shared/exportar', 'download nombre'),
      source('shared/preferencias', 'use-dispositivo-text'),
      source('shared/(?:elegibles|personas)', '(?!use-miembros)[\\w-]+'),
      source('shared/historias', 'use-historias'),
      source('shared/queries', 'use-etiquetas get-equipos-elegibles'),
      source('shared', 'item-card'),
      source('shared/escritura', 'texto-escrito enlace trozos texto mencion use-forma'),
      // What looks after lost drafts would fetch the whole field for it.
      source('shared/escritura/borradores', 'borradores'),
      source('features', 'editable get-equipos letras'),
    ),
  },
  // Icons of few screens: each in a file of its own is a name in the entry, which every first sight carries.
  {
    name: 'iconos',
    test: files(
      icons(
        'rotate-ccw user-round git-branch list gavel alarm-clock file-up bell-ring link-2 file-spreadsheet printer activity calendar-clock copy layers shield-check book-open undo-2 user-plus user-round-pen',
      ),
    ),
  },
  // What brings to a field what was typed before it was there, fetches what keys open and remembers places.
  {
    name: 'teclado',
    test: files(
      source('shared/navegar', 'deliver'),
      source('app/shell/teclado', 'tras-la-vista lugares-recientes'),
      source('shared/preferencias', 'marcar-proyecto'),
    ),
  },
  // What speaks to the browser about passkeys, which few have and no page opens with.
  {
    name: 'llaves',
    test: files(
      '@simplewebauthn/',
      source('shared/llaves', '(?!hay-)[\\w-]+'),
      source('features/acceso/api', 'llaves'),
    ),
  },
  {
    name: 'acceso',
    test: /src\/features\/acceso\/(?!api\/(?!get-salud|login))(?:[\w-]+\/)?(?!(?!login).*-page|contrasena-rules|campos-contrasena-nueva|entrar-empresa\.|entrar-llave\.|empresa-attempt|registro-por-correo|segundo-paso\.|alta\.)[\w-]+\.tsx?$/,
  },
  // Above a list of items its tabs and filters, and in it what can be selected and changed in place.
  {
    name: 'filas',
    test: files(
      source(
        'shared',
        'drag-area casilla barra-elementos use-seleccion create-reread etiquetas-boton bloqueada criterios-cuenta use-folds ofrecer retirar en-espera responsable columnas-elemento use-relectura tell con-ids send-or-keep',
      ),
      source('shared/ui', 'proyecto-tabs filter-bar search-input'),
      'contracts/sprints/src/columna-de\\.rules\\.ts$',
      source('features/sprints', 'use-refresh'),
      source('shared/http', 'en-trozos'),
      source('shared/pendientes', 'cambiar-comun'),
      source('shared/queries', 'get-avances'),
      // Before a story is completed; of the shell it is only asked.
      source('shared/elementos', 'abiertas'),
      icons('columns-3-cog bookmark-plus list-checks'),
    ),
  },
  // Pieces that several screens have and that are too small for a file of their own; none of them needs a library.
  {
    name: 'piezas',
    test: files(
      source('shared', 'chip linked-card card cards-skeleton numbers momento momento-relativo use-momento'),
      source('shared', 'proyecto-crumbs sin-proyecto use-search-filter csv descargas more-button'),
      source('shared', 'menu-boton etiqueta etiquetas vistas tarea-values use-slices text-field'),
      icons('circle-check plus pencil arrow-right arrow-up calendar-days clock ellipsis trash-2 trash'),
      icons('chevrons-up-down paperclip check-check list-plus list-checks iteration-ccw square-pen download'),
      icons(
        'arrow-down lock columns-3-cog bookmark-plus ellipsis-vertical circle-alert circle-x circle user calendar x',
      ),
    ),
  },
  // Of a few rare screens: each name of a file is in the entry, and these are smaller than theirs.
  { name: 'raras', test: source('shared', 'suggest-clave solo-administra pedir-equipo enlace-copiable') },
  // The language of queries, for the screens that have one.
  { name: 'consulta', test: files('libs/consulta/src/', source('shared/resultados', '[\\w-]+')) },
  // What is being written, and waits to be sent.
  {
    name: 'escribir',
    test: files(
      source('shared/escritura', 'use-borrador campo nombradas'),
      source('shared/dominio', 'filter-by-nombre'),
      icons('face-slightly-smiling'),
      source('features/mensajes', 'por-enviar conversacion mensajes'),
      icons('face-slightly-smiling'),
    ),
  },
  // What draws only the rows in sight: the board has it too, which must not fetch the timeline with it.
  {
    name: 'piezas',
    test: files('@tanstack/(?:react-virtual|virtual-core)/', source('shared/ui', 'window-list')),
  },
  // The list of tasks and that of a view: its lines, cells and headings.
  { name: 'tabla', test: source('shared/tabla', '[\\w-]+') },
  // What can be dragged, without the board in rows, which is not what a board opens with.
  { name: 'arrastre', test: files('@dnd-kit/', source('shared/drag', 'motor use-pointer')) },
  // A board in rows, of a sprint or of a view.
  { name: 'cuadro-filas', test: source('shared/carriles', '[\\w-]+') },
  // What the backlog, a story's page and the panel beside every list have in common. Before the timeline: a group takes
  // along what its files import, and the backlog would wait for the whole timeline to have it.
  {
    name: 'arbol',
    test: files(
      source('shared/arbol', '[\\w-]+'),
      source('shared/elementos', 'update-elemento cambiar-elementos completar estado-prioridad enlazado'),
      source('shared/elementos/anadir', 'anadir-campo enter-sprint pasted-lines'),
      source('shared', 'error-con-detalle use-miembros historia-texto'),
      source('features/elemento', 'cuenta-de use-campo-texto use-retenidos eliminado-por-otro'),
      icons('layout-template grip-vertical tags'),
    ),
  },
  // All of the timeline but its chart, its list and its dialog, which need what is in it: the first page would name each file.
  {
    // Of its own, since a group takes along what its files need: a list of values is no reason to fetch the timeline.
    name: 'sprints-de-proyecto',
    test: files(source('shared/sprints', 'use-sprints'), source('features/sprints', 'sprint-figures')),
  },
  {
    name: 'cronologia',
    test: source('features/cronologia', '(?!diagrama|barra-dibujada|celdas|dias-dialog|lista-plazos)[\\w-]+'),
  },
  // All that a dialog needs of its library, and after it what menus and lists that open need besides.
  {
    name: 'dialogos',
    test: files(
      '@base-ui/react/(?:[\\w-]+/)?(?:dialog|alert-dialog)/',
      source('shared/ui', 'dialog dialog-classes confirm-dialog use-focus-return is-on'),
    ),
  },
  {
    name: 'flotantes',
    test: files(
      '@base-ui/(?!react/(?:[\\w-]+/)?(?:menu|select|combobox|autocomplete|popover|toast|tabs|toolbar|checkbox|switch)/)',
      '@floating-ui/',
      'node_modules/(?:tabbable|reselect|use-sync-external-store)/',
    ),
  },
  {
    name: 'menus',
    test: files(
      '@base-ui/react/(?:[\\w-]+/)?(?:menu|popover|toolbar)/',
      source('shared/ui', 'menu-group submenu radio-items'),
    ),
  },
  // What brings files in.
  { name: 'importar', test: source('features/importar', 'upload importaciones') },
  // Lists that one types into.
  { name: 'combobox', test: files('@base-ui/react/(?:[\\w-]+/)?(?:combobox|autocomplete)/') },
  // Links between items, of the panel and of what makes one.
  { name: 'enlaces', test: source('features/elemento', 'use-enlaces use-enlazar extremo') },
];
