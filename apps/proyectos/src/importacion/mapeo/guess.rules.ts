import { toBuscable, type Prioridad } from '@pmp/contracts/common';
import type {
  CampoImportacion,
  EstadoTarea,
  Importacion,
  Mapeo,
  Origen,
  TipoImportacion,
} from '@pmp/contracts/proyectos';
import { orderOf } from './dates.rules';

type Columns = Importacion['columnas'];

/** Names that columns have, in the languages in which trackers write them; all without case and accents. */
const NAMES: readonly (readonly [CampoImportacion, RegExp])[] = [
  [
    'clave',
    /^(issue key|key|clave|clave de incidencia|schlussel|vorgangsschlussel|cle|cle de ticket|id|sequence id|identifier|kurzel)$/,
  ],
  ['identificador', /^(linea|issue id|id de la incidencia|id de incidencia|vorgangs-id|id du ticket|uuid)$/],
  [
    'titulo',
    /^(summary|title|titulo|resumen|name|nombre|zusammenfassung|titel|resume|titre|task name|card name|asunto|tarea)$/,
  ],
  [
    'descripcion',
    /^(description( stripped| html)?|descripcion|beschreibung|desc|detalle|detalles|notes|notas)$/,
  ],
  ['tipo', /^(issue ?type|type|tipo|tipo de incidencia|vorgangstyp|typ|type de ticket)$/],
  ['tipoTarea', /^(tipo de tarea|task type|type de tache|aufgabentyp)$/],
  ['estado', /^(status|state|estado|statut|etat|list|list name|lista|columna|state[ _]name)$/],
  ['prioridad', /^(priority|prioridad|prioritat|priorite)$/],
  [
    'responsable',
    /^(assignee|assignees|assigned to|responsable|asignado|asignado a|asignada a|persona asignada|zugewiesene person|attribution|bearbeiter|verantwortlich|members|miembros)$/,
  ],
  [
    'puntos',
    /^(story points?|estimate|points?|puntos|puntos de historia|custom field \((story points?|story point estimate|puntos de historia)\)|story point-schatzung|punkte)$/,
  ],
  ['etiquetas', /^(labels?|tags?|etiquetas?|stichworter|etiketten|etiquettes?|components?|componentes?)$/],
  [
    'epica',
    /^(epic|epica|epopee|epic name|custom field \(epic link\)|epic link|enlace de epica|modules?|project milestone)$/,
  ],
  [
    'padre',
    /^(parent|parent id|parent key|parent issue|padre|tarea principal|principal|parent name|ubergeordnet|ubergeordnetes element|elemento superior|historia|historia a la que pertenece)$/,
  ],
  ['sprint', /^(sprints?|iteracion|cycles?|cycle name|iteration)$/],
  [
    'fechaLimite',
    /^(due date|due|vence|vencimiento|fecha limite|fecha de vencimiento|falligkeitsdatum|date d'echeance|echeance|frist|target date)$/,
  ],
  [
    'tiempoEstimado',
    /^(original estimate|estimacion original|horas|horas estimadas|tiempo estimado|estimated hours|heures estimees|geschatzte stunden)$/,
  ],
  ['inicio', /^(start( date| on)?|inicio|fecha de inicio|begin|beginn|startdatum|debut|date de debut)$/],
  ['fin', /^(end( date)?|fin|fecha de fin|ende|enddatum|date de fin)$/],
  ['sprintInicio', /^(sprint start|inicio del sprint|cycle start( date)?)$/],
  ['sprintFin', /^(sprint end|fin del sprint|cycle end( date)?)$/],
  ['bloquea', /^(outward issue link \((blocks|bloquea)\)|blocks|blocking|bloquea|blockiert|bloque)$/],
  [
    'bloqueadaPor',
    /^(inward issue link \((blocks|bloquea)\)|blocked by|is blocked by|bloquead[ao] por|blockiert durch|bloquee? par)$/,
  ],
  [
    'duplica',
    /^(outward issue link \((duplicate|duplicado)\)|duplicates?( of)?|duplica( a)?|duplikat von|doublon de)$/,
  ],
  [
    'duplicadaPor',
    /^(inward issue link \((duplicate|duplicado)\)|duplicated by|is duplicated by|duplicad[ao] por)$/,
  ],
  // Whatever else a Jira calls its links.
  [
    'relacionada',
    /^((in|out)ward issue link \(.*\)|relates( to)?|related( to)?|relacionad[ao]( con)?|verwandt mit|liee? a)$/,
  ],
  ['historial', /^historial de estados$/],
  ['nota', /^notas del origen$/],
  ['comentario', /^(comments?|comentarios?|kommentare?|commentaires?)$/],
  ['adjunto', /^(attachments?|adjuntos?|anhange?|anhang|pieces? jointes?|archivos)$/],
  ['autor', /^(reporter|creator|created by|informador|autor|creador|autor\/a)$/],
  ['creado', /^(created|created at|created on|creada|creado|fecha de creacion|erstellt|creation|creee)$/],
  [
    'actualizado',
    /^(updated|updated at|updated on|actualizada|actualizado|fecha de actualizacion|modifiee|geandert)$/,
  ],
  ['empezado', /^(started|started at|started on|empezad[ao]|iniciad[ao]|begonnen|commencee?)$/],
  [
    'resuelto',
    /^(resolved|completed|completed at|cancell?ed( at)?|completed on|resuelta|resuelto|finalizado|fecha de resolucion|gelost|done at)$/,
  ],
];

/** Of Jira, where `Parent` has the id of the parent and so do keys of their own have their column. */
const ONLY_ONE: ReadonlySet<CampoImportacion> = new Set([
  'clave',
  'titulo',
  'tipo',
  'estado',
  'prioridad',
  'identificador',
]);

function guessCampo(nombre: string): CampoImportacion | null {
  const plain = toBuscable(nombre).trim().replaceAll('_', ' ');
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/**
 * The first column of each name that can only be once; the others of it stay out until somebody says otherwise. A column
 * `Historia` says which story a task belongs to, or in a list of stories without another title is the title.
 */
export function guessColumnas(origen: Origen, header: readonly string[]): Mapeo['columnas'] {
  const isTitled = header.some((nombre) => guessCampo(nombre) === 'titulo');
  const taken = new Set<CampoImportacion>();
  return Object.fromEntries(
    header.map((nombre) => {
      const isTitle = !isTitled && toBuscable(nombre).trim() === 'historia';
      // What hangs together in Linear is a project.
      const isProject = origen === 'linear' && nombre === 'Project';
      const campo = isTitle ? 'titulo' : isProject ? 'epica' : guessCampo(nombre);
      if (!campo || (ONLY_ONE.has(campo) && taken.has(campo))) return [nombre, null];
      taken.add(campo);
      return [nombre, campo];
    }),
  );
}

const firstOf = <T>(rules: readonly (readonly [T, RegExp])[], value: string, otherwise: T): T =>
  rules.find(([, pattern]) => pattern.test(toBuscable(value)))?.[0] ?? otherwise;

const ESTADOS: readonly (readonly [EstadoTarea, RegExp])[] = [
  ['bloqueada', /block|bloque|impedi|on hold|en espera|blockiert|bloquee/],
  [
    'completada',
    /\bdone\b|closed|resolved|complet|hech[oa]|termina|cerrad|finaliza|resuelt|fertig|erledigt|geschlossen|ferme|cancel|duplicat|won'?t|archiv|released|desplegad|termine/,
  ],
  ['en revisión', /review|revisi|\bqa\b|test|verif|validac|prueb|prufung|relecture/],
  ['en progreso', /progress|progreso|curso|doing|started|desarroll|develop|haciendo|arbeit|cours|activ/],
];

export const guessEstado = (value: string): EstadoTarea => firstOf(ESTADOS, value, 'pendiente');

const PRIORIDADES: readonly (readonly [Prioridad, RegExp])[] = [
  ['crítica', /highest|blocker|critic|urgent|maxima|hochste|^p0$/],
  ['alta', /high|major|alta|important|hoch|elevee|^p1$/],
  ['baja', /low|minor|trivial|baja|minim|niedrig|faible|no priority|none|^p[345]$/],
];

export const guessPrioridad = (value: string): Prioridad => firstOf(PRIORIDADES, value, 'media');

const TIPOS: readonly (readonly [TipoImportacion, RegExp])[] = [
  ['epica', /epic|epopee|initiative|iniciativa|theme|tema/],
  ['tarea', /sub-?\s?task|sub-?\s?tarea|sub-?\s?issue|unteraufgabe|sous-tache|subtarefa/],
];

/** In Jira tasks and bugs are siblings of stories, so they are stories here; elsewhere a task may be beneath one. */
export function guessTipo(value: string, origen: Origen): TipoImportacion {
  const plain = firstOf(TIPOS, value, 'historia');
  if (plain !== 'historia' || origen === 'jira') return plain;
  return /^(task|tarea|bug|error|aufgabe|tache)$/.test(toBuscable(value).trim()) ? 'tarea' : 'historia';
}

export interface Known {
  _id: string;
  nombre: string;
  correo: string;
}

/** The person with this mail, or with this name if only one has it. */
export function guessPersona(value: string, people: readonly Known[]): string | null {
  const plain = toBuscable(value).trim();
  const correo = /[^\s<>;,]+@[^\s<>;,]+/.exec(plain)?.[0];
  const byMail = correo && people.find((person) => toBuscable(person.correo) === correo);
  if (byMail) return byMail._id;
  const named = people.filter((person) => toBuscable(person.nombre).trim() === plain);
  if (named.length === 1) return named[0]!._id;
  const user = people.filter((person) => toBuscable(person.correo).split('@')[0] === plain);
  return user.length === 1 ? user[0]!._id : null;
}

const valuesOf = (
  columnas: Columns,
  campos: Mapeo['columnas'],
  wanted: readonly CampoImportacion[],
): string[] => [
  ...new Set(
    columnas
      .filter(({ nombre }) => wanted.includes(campos[nombre]!))
      .flatMap(({ valores = [] }) => valores.map(({ valor }) => valor)),
  ),
];

/** What is proposed before anybody has looked at it. `people`: those whom work may be given to. */
export function guessMapeo(origen: Origen, columnas: Columns, people: readonly Known[]): Mapeo {
  const campos = guessColumnas(
    origen,
    columnas.map(({ nombre }) => nombre),
  );
  const of = <T>(wanted: CampoImportacion, guess: (value: string) => T): Record<string, T> =>
    Object.fromEntries(valuesOf(columnas, campos, [wanted]).map((value) => [value, guess(value)]));
  const dated = columnas.filter(({ nombre }) =>
    ['creado', 'actualizado', 'empezado', 'resuelto', 'fechaLimite', 'inicio', 'fin'].includes(
      campos[nombre] ?? '',
    ),
  );
  return {
    columnas: campos,
    tipos: of('tipo', (value) => guessTipo(value, origen)),
    estados: of('estado', guessEstado),
    prioridades: of('prioridad', guessPrioridad),
    personas: of('responsable', (value) => guessPersona(value, people)),
    fechas: orderOf(
      dated.flatMap(({ ejemplos, valores = [] }) => [...ejemplos, ...valores.map((v) => v.valor)]),
    ),
  };
}

/** Which tracker wrote a table with this header. */
export function guessOrigen(header: readonly string[]): Origen {
  const names = new Set(header.map((name) => toBuscable(name).trim()));
  const has = (...all: string[]) => all.every((name) => names.has(name));
  if (has('issue key') || has('clave de incidencia') || has('vorgangsschlussel') || has('cle de ticket'))
    return 'jira';
  if (has('id', 'team', 'title') || (has('id', 'title', 'status') && has('cycle name'))) return 'linear';
  if (has('sequence id') || (has('name', 'state') && (has('cycle') || has('module') || has('cycles'))))
    return 'plane';
  return 'csv';
}
