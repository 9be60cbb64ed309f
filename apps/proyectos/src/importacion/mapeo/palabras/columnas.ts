import type { CampoImportacion } from '@pmp/contracts/proyectos';
import { palabraOf, tablaOf } from './palabra';

/** What columns are called by Jira, Trello, Linear, Plane, Asana, ClickUp, Notion, Monday, GitHub, Azure, Taiga, OpenProject, Redmine, Todoist, Planner and us, in the languages they write. */
const COLUMNAS = tablaOf<CampoImportacion>({
  clave: [
    'issue key,work item key,key,clave,clave de incidencia,clave de actividad,clave del elemento de trabajo,schlüssel,vorgangsschlüssel,clé,clé de ticket,clé du ticket,chave,chave da item,id,sequence id,identifier,kürzel,work item id,ref,card id,task id,id de tarea,issue number,numero,número,no,nº',
  ],
  identificador: [
    'línea,issue id,work item internal id,id de la incidencia,id de incidencia,vorgangs id,id du ticket,uuid,id interno',
  ],
  titulo: [
    'summary,title,título,resumen,name,nombre,zusammenfassung,titel,résumé,titre,task name,card name,asunto,tarea,subject,sujet,thema,betreff,assunto,resumo,nome,nombre de la tarea,nombre de tarea,nom de la tâche,aufgabenname,nome da tarefa,title 1,content,item name,issue title,task,story name,nombre del elemento,work item title',
  ],
  descripcion: [
    'description,description stripped,description html,descripción,beschreibung,desc,descrição,detalle,detalles,notes,notas,task content,body,details,task description,card description,notizen',
  ],
  comoUsuario: [
    'como,como usuario,as a,as an,as,en tant que,als,als ein,como usuário,rol de usuario,user role',
  ],
  quiero: ['quiero,quiero poder,i want,i want to,je veux,möchte ich,ich möchte,quero'],
  para: ['para,para que,so that,in order to,afin de,afin que,damit,para que eu'],
  criterios: [
    "criterios de aceptación,criterio de aceptación,criterios,acceptance criteria,acceptance criterion,critères d'acceptation,akzeptanzkriterien,critérios de aceitação,definition of done",
  ],
  tipo: [
    'issue type,issuetype,work type,work item type,type,tipo,tipo de incidencia,tipo de actividad,tipo de trabajo,vorgangstyp,typ,type de ticket,tipo de item,tracker,tipo de petición,task type name',
  ],
  tipoTarea: ['tipo de tarea,task type,type de tâche,aufgabentyp'],
  estado: [
    'status,state,estado,statut,état,situação,list,list name,lista,nombre de la lista,columna,column,state name,section column,section,sección,bucket,bucket name,nombre del depósito,depósito,progress,progreso,task status,board column,stage,etapa,group,grupo',
  ],
  categoriaEstado: [
    "status category,categoría del estado,categoría de estado,state group,state type,statuskategorie,catégorie d'état,catégorie de statut,categoria do status",
  ],
  prioridad: ['priority,prioridad,priorität,priorité,prioridade,severity,severidad,urgencia'],
  responsable: [
    'assignee,assignees,assigned to,assignee email,assigned,responsable,asignado,asignada,asignado a,asignada a,persona asignada,zugewiesene person,zugewiesen an,zugewiesen,attribution,attribué à,assigné,assigné à,bearbeiter,verantwortlich,members,miembros,owner,person,people,responsible,responsável,atribuído a,encargado,propietario',
  ],
  puntos: [
    'story point,story points,estimate,point,points,punto,puntos,puntos de historia,story point estimate,story point schätzung,estimación de puntos de historia,punkte,pontos,effort,total points,size points,estimation',
  ],
  etiquetas: [
    'label,labels,tag,tags,etiqueta,etiquetas,stichwörter,etiketten,etikett,étiquette,étiquettes,rótulos,marcadores,component,components,componente,componentes,component s,category,categoría,categorías',
  ],
  colorEtiqueta: ['color de la etiqueta'],
  epica: [
    "epic,épica,épopée,epic name,epic link,enlace de épica,vínculo de las épicas,vínculo de épica,nombre de la épica,epic verknüpfung,lien d'épopée,module,modules,module name,project milestone,milestone,hito,version,versión,target version,versión prevista,version cible,zielversion,versão,fixed version,epic title",
  ],
  padre: [
    'parent,parent id,parent key,parent issue,parent task,parent work item,parent name,padre,tarea principal,tarea padre,petición padre,principal,übergeordnet,übergeordnetes element,übergeordnete aufgabe,übergeordneter vorgang,tâche parente,tâche parent,élément parent,tarefa pai,pai,elemento superior,historia,historia a la que pertenece,user story,parent title',
  ],
  sprint: [
    'sprint,sprints,iteración,iteration,iteration path,cycle,cycles,cycle name,sprint name,nombre del sprint',
  ],
  fechaLimite: [
    "due date,due,due on,due at,vence,vencimiento,fecha límite,fecha de vencimiento,fecha de entrega,fälligkeitsdatum,fällig,fällig am,date d'échéance,échéance,frist,target date,finish date,deadline,data limite,data de vencimento,data de entrega,plazo,date",
  ],
  tiempoEstimado: [
    'original estimate,estimación original,horas,horas estimadas,hora estimada,tiempo estimado,estimated hours,estimated time,estimated work,heures estimées,temps estimé,estimation originale,geschätzte stunden,geschätzter aufwand,ursprüngliche schätzung,time estimate,time estimated,horas previstas,estimativa original,trabajo estimado,work',
  ],
  inicio: [
    'start,start date,start on,start time,inicio,fecha de inicio,begin,beginn,startdatum,anfangstermin,début,date de début,data de início,início,starts on',
  ],
  fin: [
    'end,end date,fin,fecha fin,abgabedatum,fecha de fin,fecha final,ende,enddatum,endtermin,date de fin,data de término,fim,ends on',
  ],
  sprintInicio: ['sprint start,inicio del sprint,cycle start,cycle start date'],
  sprintFin: ['sprint end,fin del sprint,cycle end,cycle end date'],
  bloquea: [
    'blocks,blocking,bloquea,bloquea a,anterior a,précède,vorgänger von,blockiert,bloque,precedes,precede a,blocking dependencies',
  ],
  bloqueadaPor: [
    'blocked by,is blocked by,posterior a,suit,nachfolger von,bloqueada por,bloqueado por,blockiert durch,bloquée par,bloqué par,follows,depends on,predecessors,depende de,blocked by dependencies',
  ],
  duplica: [
    'duplicate,duplicates,duplicada de,duplicado de,duplicate of,duplicates of,duplica,duplica a,duplikat von,doublon de',
  ],
  duplicadaPor: ['duplicated by,is duplicated by,duplicada por,duplicado por'],
  relacionada: [
    'relates,relates to,related,related to,related issues,relacionada,relacionado,relacionada con,relacionado con,verwandt mit,lié à,liée à,peticiones relacionadas',
  ],
  comentario: [
    'comment,comments,comentario,comentarios,kommentar,kommentare,commentaire,commentaires,comentário,comentários',
  ],
  historial: ['historial de estados'],
  adjunto: [
    'attachment,attachments,adjunto,adjuntos,anhang,anhänge,pièce jointe,pièces jointes,anexo,anexos,archivos,files',
  ],
  autor: [
    'reporter,creator,author,created by,informador,informante,autor,autora,autor a,creador,creada por,creado por,ersteller,autor in,rapporteur,auteur,relator,criador',
  ],
  creado: [
    'creado el,creada el,created,created at,created on,created date,date created,creada,creado,fecha de creación,erstellt,erstellt am,angelegt,création,créé,créée,date de création,criado,data de criação,created time',
  ],
  actualizado: [
    'actualizado el,actualizada el,updated,updated at,updated on,updated date,last modified,last updated,last modified at,changed date,actualizada,actualizado,actualización,fecha de actualización,modifiée,mise à jour,geändert,aktualisiert,aktualisiert am,atualizado,last activity date,last edited time',
  ],
  empezado: [
    'started,started at,started on,empezada,empezado,iniciada,iniciado,begonnen,commencée,commencé,activated date',
  ],
  resuelto: [
    'resolved,resolution date,completed,completed at,completed on,completed date,completed time,date completed,date done,date closed,closed,closed at,closed date,closed on,cerrado,cerrada,cancelled,canceled,cancelled at,canceled at,resuelta,resuelto,finalizado,fecha de resolución,fecha de finalización,fecha de cierre,gelöst,erledigt am,done at,date de résolution,résolu,résolue,resolvido,finished date',
  ],
  nota: ['notas del origen'],
});

/** What Jira writes around the names of fields that somebody has added. */
const AROUND =
  /^(custom field|campo personalizado|benutzerdefiniertes feld|benutzerdefinierte felder|champ personnalise) /;
/** A field that somebody has added to the source. */
export const isAdded = (nombre: string): boolean => AROUND.test(palabraOf(nombre));

/** `Outward issue link (Blocks)`, in each of its languages. */
const LINK =
  /^(?:(outward|inward) (?:issue|work item) link|(?:vinculo|enlace) de (?:la )?(?:incidencia|actividad|elemento de trabajo) (saliente|entrante)|lien (sortant|entrant) (?:du |de )?(?:ticket|demande)|(?:vorgangsverknupfung|verknupfung) (ausgehend|eingehend)|link de item de (saida|entrada))\b ?(.*)$/;
const OUTWARD = new Set(['outward', 'saliente', 'sortant', 'ausgehend', 'saida']);

function linkOf(palabra: string): CampoImportacion | undefined {
  const found = LINK.exec(palabra);
  if (!found) return undefined;
  const isOutward = found.slice(1, 6).some((way) => way !== undefined && OUTWARD.has(way));
  const kind = found[6] ?? '';
  if (/^(block|bloque|blockiert|bloqueia)/.test(kind)) return isOutward ? 'bloquea' : 'bloqueadaPor';
  if (/^(duplic|dupliz|doublon|duplik)/.test(kind)) return isOutward ? 'duplica' : 'duplicadaPor';
  return 'relacionada';
}

/** The field that a column of this name is; undefined: the table does not know it. */
export function campoOfColumna(nombre: string): CampoImportacion | undefined {
  const palabra = palabraOf(nombre).replace(AROUND, '');
  // Redmine's number of an item; what has no name at all is no key.
  if (!palabra) return nombre.trim() === '#' ? 'clave' : undefined;
  return COLUMNAS.get(palabra) ?? linkOf(palabra);
}

/** Columns that say nothing of an item that is not said elsewhere, or what only the source has a use for. */
const SIN_SENTIDO = new Set(
  [
    'project key,project name,project type,project lead,project description,project url,project id,project,clave del proyecto,nombre del proyecto,tipo de proyecto,responsable del proyecto,descripción del proyecto,url del proyecto,schlüssel des projekts,projektschlüssel,projektname,projekttyp,projektleiter,projektbeschreibung,projekt url,clé de projet,nom du projet,type de projet,responsable de projet,description du projet,url du projet',
    'team,team id,project milestone id,cycle number,roadmaps,last viewed,última visualización,zuletzt angezeigt,dernier affichage,rank,rango,rang,issue color,color de la incidencia,development,desarrollo,watchers,watchers id,observadores,id de observadores,beobachter,observateurs,assignee id,reporter id,creator id,parent summary,board id,board name,id del tablero,nombre del tablero,list id,id lista,vote,votes,portada,descripción del tablero,otra actividad,otra actividad del tablero,dirección,security level,work ratio,ratio de trabajo',
  ]
    .flatMap((line) => line.split(','))
    .map(palabraOf),
);

export const isOfNoUse = (nombre: string): boolean => SIN_SENTIDO.has(palabraOf(nombre).replace(AROUND, ''));
