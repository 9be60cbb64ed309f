import type { EstadoImportado } from '@pmp/contracts/proyectos';
import { meaningOf, palabraOf, tablaOf } from './palabra';

/** The states of the default workflows of Jira, Trello, Linear, Plane, Asana, ClickUp, Notion, Monday, GitHub, GitLab, Azure, Taiga, OpenProject, Redmine, YouTrack and Planner, in the languages they come in. */
const ESTADOS = tablaOf<EstadoImportado>({
  pendiente: [
    // Spanish
    'pendiente,pendientes,tareas pendientes,por hacer,tareas por hacer,para hacer,a hacer,lista de tareas,nuevo,nueva,abierto,abierta,reabierto,reabierta,sin empezar,sin iniciar,no empezado,no empezada,no iniciado,no iniciada,no comenzado,no comenzada,sin comenzar,no hecho,no hecha,sin hacer,sin terminar,no terminado,no terminada,no resuelto,no resuelta,sin resolver,incompleto,incompleta,no completado,no completada,sin asignar,seleccionado para desarrollo,seleccionado para el desarrollo,seleccionada para desarrollo,listo para empezar,lista para empezar,listo para desarrollo,lista para desarrollo,preparado,preparada,planificado,planificada,programado,programada,por programar,especificado,especificada,en especificación,confirmado,confirmada,sin confirmar,sin finalizar,por empezar,por iniciar,pendiente de empezar,listo para desarrollar,lista para desarrollar,backlog del producto,borrador,propuesto,propuesta,aprobado,aprobada,pospuesto,pospuesta,aplazado,aplazada,ideas,idea,próximo,próxima,próximos,siguiente,cola,en cola,futuro,algún día',
    // English
    'to do,todo,things to do,unfinished,ready to dev,open reopened,waiting for triage,analysis,do,backlog,product backlog,icebox,new,open,opened,reopened,re opened,not started,unstarted,not done,undone,incomplete,not completed,unresolved,unassigned,selected for development,selected for dev,ready,ready for development,ready for dev,ready to start,planned,planning,scheduled,to be scheduled,specified,in specification,confirmed,unconfirmed,draft,proposed,approved,committed,accepted for development,postponed,deferred,later,someday,next,next up,up next,queued,in queue,submitted,to be discussed,triage,needs triage,inbox,ideas,idea,requested,upcoming,pending,awaiting implementation',
    // French
    'analyse,à faire,tâches à faire,a planifier,à planifier,planifié,planifiée,nouveau,nouvelle,ouvert,ouverte,rouvert,rouverte,non commencé,non commencée,pas commencé,pas commencée,non démarré,non démarrée,pas démarré,non résolu,non résolue,non terminé,non terminée,incomplet,incomplète,en attente de planification,sélectionné pour le développement,sélectionnés pour le développement,prêt,prête,brouillon,confirmé,spécifié,en cours de spécification,reporté,reportée',
    // German
    'zu erledigen,aufgaben,offen,neu,erneut geöffnet,wieder geöffnet,wiedereröffnet,nicht begonnen,noch nicht begonnen,nicht gestartet,nicht erledigt,unerledigt,nicht abgeschlossen,ungelöst,unvollständig,ausgewählt für entwicklung,für entwicklung ausgewählt,ausgewählt,bereit,geplant,zu planen,spezifiziert,in spezifikation,bestätigt,entwurf,zurückgestellt,ausstehend,warteschlange',
    // Portuguese
    'a fazer,para fazer,tarefas pendentes,pendentes,novo,nova,aberto,reaberto,reaberta,não iniciado,não iniciada,não começou,não concluído,não concluída,não resolvido,não resolvida,incompleto,selecionado para desenvolvimento,pronto para desenvolvimento,planejado,planeado,rascunho',
  ],
  'en progreso': [
    'en progreso,en curso,en proceso,en desarrollo,en marcha,en ejecución,haciendo,haciéndose,trabajando,trabajando en ello,trabajo en curso,desarrollo,en análisis,en investigación,en construcción,iniciado,iniciada,empezado,empezada,comenzado,comenzada,activo,activa,en implementación',
    'in progress,doing,investigating,implementation,building,in development,in dev,development,developing,started,working,working on it,work in progress,wip,active,ongoing,underway,under way,implementing,under investigation,in design,assigned,coding',
    'en cours,à l’étude,en cours de développement,en développement,démarré,démarrée,commencé,commencée,actif,active,en cours de réalisation,travail en cours',
    'in arbeit,in bearbeitung,wird ausgeführt,wird bearbeitet,in entwicklung,in umsetzung,läuft,begonnen,gestartet,aktiv',
    'em andamento,em progresso,em curso,em desenvolvimento,fazendo,iniciado,iniciada,em execução,ativo',
  ],
  'en revisión': [
    'validação,em validação,en revisión,revisión,por revisar,para revisar,pendiente de revisión,en pruebas,pruebas,en prueba,lista para probar,listo para probar,lista para testear,listo para testear,en validación,validación,por validar,pendiente de validar,en verificación,desarrollado,desarrollada,en qa,comentarios,pendiente de aprobación',
    'in review,review,code review,in code review,peer review,under review,ready for review,needs review,to review,in testing,testing,test,qa,in qa,ready for qa,ready for test,ready for testing,to test,to verify,verification,in verification,validation,in validation,developed,uat,in uat,staging,waiting for approval,awaiting approval,feedback,ready for release,peer review change manager approval,awaiting cab approval',
    'en revue,revue,revue en cours,en cours de revue,revue de code,à revoir,à valider,en validation,en test,en cours de test,prêt pour le test,à tester,développé,développée,commentaire,relecture',
    'in überprüfung,wird überprüft,in prüfung,prüfung,review,in review,im test,in test,zu testen,bereit zum testen,bereit für test,entwickelt,abnahme,in abnahme',
    'em revisão,revisão,em análise,em teste,em testes,em validação,pronto para teste,pronto para testar,desenvolvido',
  ],
  completada: [
    'realizado,realizada,integrada,integrado,mergeado,mergeada,completado,completada,completados,completadas,completo,completa,hecho,hecha,hechos,hechas,listo,lista,terminado,terminada,terminados,terminadas,finalizado,finalizada,finalizados,finalizadas,acabado,acabada,cerrado,cerrada,resuelto,resuelta,solucionado,solucionada,corregido,corregida,entregado,entregada,publicado,publicada,desplegado,desplegada,en producción,aceptado,aceptada,verificado,verificada,probado,probada,validado,validada,fusionado,fusionada,sí',
    'done,complete,completed,closed,resolved,fixed,finished,accepted,merged,deployed,released,shipped,delivered,published,verified,tested,in production,live,yes,true,checked',
    'terminé,terminée,fini,finie,fait,faite,fermé,fermée,clos,close,résolu,résolue,corrigé,corrigée,livré,livrée,déployé,déployée,accepté,acceptée,achevé,achevée,testé,testée,publié,publiée',
    'fertig,erledigt,abgeschlossen,geschlossen,behoben,gelöst,gemacht,ausgeliefert,veröffentlicht,getestet,akzeptiert,beendet,fertiggestellt',
    'concluído,concluída,concluídos,itens concluídos,feito,feita,fechado,fechada,resolvido,resolvida,finalizado,finalizada,entregue,publicado,aceito,aceite,testado',
  ],
  bloqueada: [
    'bloqueado,bloqueada,bloqueados,impedido,impedida,impedimento,en espera,en pausa,pausado,pausada,detenido,detenida,estancado,estancada,parado,parada,atascado,atascada,esperando,a la espera,esperando al cliente,esperando respuesta,esperando a terceros,esperando ayuda,necesita información,falta información',
    'blocked,impeded,impediment,on hold,hold,held,waiting,stuck,paused,suspended,waiting for support,waiting for customer,waiting on customer,waiting for third party,escalated,needs info,needs information,stalled',
    "bloqué,bloquée,en attente,en pause,suspendu,suspendue,en attente du client,besoin d'informations",
    'blockiert,wartend,wartet,angehalten,pausiert,feststeckend,warten auf kunde,warten auf support',
    'bloqueado,bloqueada,em espera,parado,parada,impedido,aguardando,aguardando cliente',
  ],
  omitir: [
    'cancelado,cancelada,cancelados,canceladas,anulado,anulada,descartado,descartada,rechazado,rechazada,desestimado,desestimada,no se hará,no se va a hacer,no se hace,no se solucionará,no se corregirá,duplicado,duplicada,obsoleto,obsoleta,archivado,archivada,abandonado,abandonada,no reproducible,inválido,inválida,no válido,no válida,prueba fallida,eliminado,eliminada,papelera',
    "cancelled,canceled,cancel,won't do,wont do,won't fix,wontfix,wont fix,trash,deleted,won't implement,will not do,declined,rejected,duplicate,duplicated,obsolete,archived,abandoned,discarded,invalid,not planned,closed as not planned,can't reproduce,cannot reproduce,worksforme,works for me,removed,failed,test failed,out of scope",
    'annulé,annulée,abandonné,abandonnée,rejeté,rejetée,refusé,refusée,ne sera pas fait,ne sera pas corrigé,dupliqué,doublon,obsolète,archivé,archivée,invalide,non reproductible,test échoué',
    'abgebrochen,storniert,abgelehnt,abgewiesen,verworfen,wird nicht gemacht,wird nicht erledigt,wird nicht behoben,duplikat,veraltet,archiviert,ungültig,nicht reproduzierbar,test fehlgeschlagen',
    'cancelado,cancelada,rejeitado,rejeitada,não será feito,duplicado,obsoleto,arquivado,arquivada,inválido,abandonado',
  ],
});

/** What trackers call the kinds of their states, whatever the states are called. */
const CATEGORIAS = tablaOf<EstadoImportado>({
  pendiente: [
    'new,to do,todo,por hacer,tareas por hacer,à faire,zu erledigen,a fazer,triage,backlog,unstarted,undefined',
  ],
  'en progreso': [
    'indeterminate,in progress,en curso,en progreso,en cours,in arbeit,in bearbeitung,em andamento,started',
  ],
  'en revisión': [],
  completada: [
    'done,complete,completed,listo,hecho,finalizado,terminé,fertig,erledigt,concluído,itens concluídos,closed',
  ],
  bloqueada: [],
  omitir: ['canceled,cancelled,cancelada'],
});

/** Of what is begun, reviewed or done. */
const NEGACION =
  /^(?:not|not yet|no|aun no|todavia no|non|pas|pas encore|nicht|noch nicht|nao|ainda nao|un) (?=\S)/;
const NEGADOS: ReadonlySet<EstadoImportado> = new Set(['en progreso', 'en revisión', 'completada']);

/** What is not begun, not reviewed or not done, in these words, is still to be done. */
function estadoNegado(value: string): EstadoImportado | undefined {
  const palabra = palabraOf(value);
  const rest = palabra.replace(NEGACION, '');
  const estado = rest === palabra ? undefined : meaningOf(ESTADOS, rest);
  return estado && NEGADOS.has(estado) ? 'pendiente' : undefined;
}

export const estadoOfPalabra = (value: string): EstadoImportado | undefined =>
  meaningOf(ESTADOS, value) ?? estadoNegado(value);
export const estadoOfCategoria = (value: string): EstadoImportado | undefined => meaningOf(CATEGORIAS, value);
