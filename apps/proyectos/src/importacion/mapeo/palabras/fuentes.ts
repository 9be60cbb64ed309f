import type { CampoImportacion, Origen } from '@pmp/contracts/proyectos';
import type { Unidad } from '../times.rules';
import { palabraOf } from './palabra';

/** What is known of the tables of a tracker beyond the words that all of them use. */
interface Fuente {
  nombre: string;
  /** Headings of which one line is in each of its tables; no line: it is told by other signs. */
  cabeceras?: readonly string[];
  /** What a column of its own is, where the words would say something else; null: nothing. */
  columnas?: Readonly<Record<string, CampoImportacion | null>>;
  /** Its states are places (sections, buckets): what has a date of completion is done, wherever it stands. */
  cierraConFecha?: true;
  /** What it writes where there is nothing. */
  vacias?: readonly string[];
  /** What a number in its estimates counts. */
  unidad?: { columna: RegExp; es: Unidad };
}

/** A table for each source, most telling headings first. */
export const FUENTES: Record<Origen, Fuente> = {
  jira: {
    nombre: 'Jira',
    cabeceras: [
      'issue key',
      'work item key',
      'clave de incidencia',
      'clave de actividad',
      'vorgangsschlüssel',
      'clé de ticket',
    ],
    // The number that `Parent` has.
    columnas: { 'work item id': 'identificador', votos: null, stimmen: null },
    // Jira writes them in seconds in each of its exports.
    unidad: {
      columna:
        /estimat|estimaci|schatz|schätz|^(?:Σ ?)?(?:time spent|tiempo (?:trabajado|dedicado|empleado|estimado|restante)|(?:benötigte|aufgewendete) zeit|temps (?:passé|consacré)|tempo gasto)$/i,
      es: 'segundos',
    },
  },
  trello: { nombre: 'Trello', cabeceras: ['card id,card url,list name'] },
  linear: {
    nombre: 'Linear',
    cabeceras: ['id,team,title', 'id,title,status,cycle name'],
    // What hangs together there is a project.
    columnas: { project: 'epica' },
  },
  asana: {
    nombre: 'Asana',
    cabeceras: ['task id,section column', 'task id,name,assignee email'],
    columnas: { projects: 'epica', 'last modified': 'actualizado' },
    cierraConFecha: true,
  },
  clickup: {
    nombre: 'ClickUp',
    cabeceras: ['task id,task name,task content', 'task id,task name,status,date created,space name'],
    columnas: {
      'list name': 'epica',
      'date created': 'creado',
      'date created text': null,
      'date updated': 'actualizado',
      'date updated text': null,
      'date closed': 'resuelto',
      'date closed text': null,
      'date done': 'resuelto',
      'date done text': null,
      'due date text': null,
      'start date text': null,
      'time estimated text': null,
      'time spent text': null,
      'time spent': 'nota',
      'rolled up time': 'nota',
      'rolled up time text': null,
      'time logged': 'nota',
      'time logged text': null,
      'time logged rolled up with subtasks': 'nota',
      'time logged rolled up with subtasks text': null,
      'subtasks ids': null,
      'list id': null,
      'folder id': null,
      'space id': null,
      'home location id': null,
      'other location ids': null,
      'linked tasks': 'relacionada',
      'space name': null,
      'folder name path': null,
      'assigned comments': 'nota',
      checklists: 'criterios',
    },
    vacias: ['null', '[]', '{}'],
    unidad: {
      columna: /^(?:time (?:estimated|spent|logged)|rolled up time|time logged rolled up.*)$/i,
      es: 'milisegundos',
    },
  },
  github: {
    nombre: 'GitHub Projects',
    cabeceras: [
      'title,url,assignees,status',
      'title,assignees,status,linked pull requests',
      'title,url,repository',
    ],
    columnas: { url: 'clave', repository: 'nota', milestone: 'epica' },
  },
  planner: {
    nombre: 'Microsoft Planner',
    cabeceras: ['task id,task name,bucket name', 'id de tarea,nombre de tarea,nombre del depósito'],
    columnas: {
      progress: 'nota',
      progreso: 'nota',
      'created by': 'autor',
      'completed by': 'nota',
      'is recurring': null,
      late: null,
      'completado por': 'nota',
      'es periódica': null,
      retrasada: null,
      'con retraso': null,
      'checklist items': 'criterios',
      'elementos de la lista de comprobación': 'criterios',
    },
    // `Late` and `Is Recurring` are so in every row.
    vacias: ['false', 'False', 'FALSE', 'falso', 'Falso', 'FALSO'],
    cierraConFecha: true,
  },
  todoist: {
    nombre: 'Todoist',
    cabeceras: ['type,content,priority,indent'],
    columnas: {
      type: null,
      deadline: 'fechaLimite',
      'deadline lang': null,
      'date lang': null,
      timezone: null,
      'duration unit': null,
      indent: null,
    },
    vacias: ['None'],
  },
  redmine: {
    nombre: 'Redmine',
    cabeceras: ['#,subject', '#,asunto', '#,sujet', '#,thema', '#,assunto', '#,título,tipo'],
    columnas: {
      'parent task subject': null,
      'total estimated time': null,
      category: 'etiquetas',
      files: 'adjunto',
      ficheros: 'adjunto',
      'last notes': 'nota',
      closed: 'resuelto',
    },
  },
  openproject: {
    nombre: 'OpenProject',
    cabeceras: [
      'id,subject,accountable',
      'id,subject,type,status,version',
      'id,subject,type,status,finish date',
      'id,asunto,asignado a,responsable',
      'id,asunto,tipo,estado,versión',
      'id,asunto,tipo,estado,fecha de finalización',
    ],
    columnas: {
      'fecha de finalización': 'fin',
      responsable: 'nota',
      trabajo: 'tiempoEstimado',
      'trabajo restante': 'nota',
      completado: 'nota',
      'finish date': 'fin',
      'remaining work': 'nota',
      'remaining time': 'nota',
      complete: 'nota',
    },
  },
  monday: {
    nombre: 'Monday',
    cabeceras: [
      'name,subitems,person',
      'name,subitems,status',
      'name,group,person',
      'item id auto generated',
    ],
    columnas: {
      grupo: 'epica',
      subelemento: 'nota',
      owner: 'responsable',
      subitems: null,
      'item id auto generated': 'clave',
      timeline: 'fechaLimite',
    },
  },
  notion: {
    nombre: 'Notion',
    cabeceras: [
      'name,assign,status',
      'task name,status,assignee,due,project',
      'name,status,date,tags',
      'nombre,asignar,estado',
    ],
    columnas: {
      assign: 'responsable',
      asignar: 'responsable',
      'parent item': 'padre',
      'elemento principal': 'padre',
      'sub item': null,
      subelemento: null,
      fecha: 'fechaLimite',
    },
  },
  taiga: {
    nombre: 'Taiga',
    cabeceras: ['ref,subject,user story', 'ref,subject,sprint,total points', 'id,ref,subject'],
  },
  plane: {
    nombre: 'Plane',
    cabeceras: ['sequence id', 'name,state,cycle', 'name,state,module', 'name,state,cycles'],
  },
  wekan: { nombre: 'WeKan' },
  planka: { nombre: 'Planka' },
  csv: { nombre: '' },
};

/** In which order they are asked: whoever shares headings with another comes after it. */
const LEIDAS = (Object.entries(FUENTES) as [Origen, Fuente][]).map(
  ([origen, { cabeceras = [] }]) =>
    [origen, cabeceras.map((line) => line.split(',').map((name) => headingOf(name)))] as const,
);

/** `#` is a heading of Redmine, and no word. */
function headingOf(name: string): string {
  return name.trim() === '#' ? '#' : palabraOf(name);
}

/** Which tracker wrote a table with this header. */
export function guessOrigen(header: readonly string[]): Origen {
  const names = new Set(header.map(headingOf));
  const found = LEIDAS.find(([, lines]) => lines.some((line) => line.every((name) => names.has(name))));
  return found?.[0] ?? 'csv';
}

/** As they are compared: a heading is looked for without its accents. */
const PROPIAS = Object.fromEntries(
  Object.entries(FUENTES).map(([origen, { columnas = {} }]) => [
    origen,
    new Map(Object.entries(columnas).map(([nombre, campo]) => [palabraOf(nombre), campo])),
  ]),
) as unknown as Record<Origen, ReadonlyMap<string, CampoImportacion | null>>;

/** What this source calls so; undefined: what everybody does. */
export function campoPropio(origen: Origen, nombre: string): CampoImportacion | null | undefined {
  return PROPIAS[origen].get(palabraOf(nombre));
}

/** How whoever reads names the source: in notes, and in the epic of what hangs from nothing. */
export const nombreDe = (origen: Origen): string => FUENTES[origen].nombre || 'un fichero';
