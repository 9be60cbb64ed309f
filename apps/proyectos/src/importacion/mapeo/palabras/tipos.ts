import type { TipoImportacion } from '@pmp/contracts/proyectos';
import type { Tarea } from '@pmp/contracts/proyectos';
import { meaningOf, tablaOf } from './palabra';

type Clase = TipoImportacion | 'trabajo';

/** `trabajo`: what is beneath stories in some trackers and beside them in others. */
const TIPOS = tablaOf<Clase>({
  epica: ['epic,épica,epopeya,épopée,épico,initiative,iniciativa,theme,tema,legend,saga,epics,épicas'],
  historia: [
    'story,user story,historia,historia de usuario,récit,récit utilisateur,user storys,anwendergeschichte,história,história de usuário,feature,new feature,nueva función,nueva funcionalidad,funcionalidad,fonctionnalité,nouvelle fonctionnalité,neue funktion,neues feature,funktion,recurso,novo recurso,improvement,mejora,amélioration,verbesserung,melhoria,requirement,requisito,change,cambio,change request,product backlog item,issue,incidencia,tarjeta,card,spike,support,soporte,service request,elemento,item,work item,idea,enhancement,defect,defecto,defekt,incident,problem,question,pregunta,milestone,hito',
  ],
  tarea: [
    'subtask,sub task,subtarea,sub tarea,unteraufgabe,sous tâche,subtarefa,sub issue,sub bug,technical task,checklist item,to do item',
  ],
  /** No work: what Trello makes cards from, and cards that only draw a line. */
  omitir: ['plantilla,template,separador'],
  trabajo: [
    'task,tasks,tarea,tareas,errores,bugs,aufgabe,tâche,tarefa,bug,error,fehler,bogue,fallo,erro,fehlermeldung,anomalie,test,chore,vorgang,petición',
  ],
});

export const claseOfPalabra = (value: string): Clase | undefined => meaningOf(TIPOS, value);

const TIPOS_TAREA = tablaOf<Tarea['tipo']>({
  funcionalidad: [
    'funcionalidad,función,característica,feature,new feature,fonctionnalité,nouvelle fonctionnalité,funktion,neue funktion,funcionalidade,recurso',
  ],
  bug: [
    'bug,bugs,error,errores,defecto,defect,fallo,fallos,avería,incidencia,incidente,incident,problema,problem,corrección,fix,hotfix,bogue,anomalie,défaut,fehler,defekt,störung,erro,defeito,falha',
  ],
  mejora: [
    'mejora,mejoras,optimización,refactorización,improvement,enhancement,optimization,refactor,refactoring,amélioration,optimisation,verbesserung,optimierung,melhoria,aprimoramento',
  ],
  documentación: [
    'documentación,documento,doc,docs,documentation,document,dokumentation,dokument,documentação',
  ],
});

/** What kind of task this word is; undefined: the table does not know it. */
export const tipoTareaOfPalabra = (value: string): Tarea['tipo'] | undefined => meaningOf(TIPOS_TAREA, value);
