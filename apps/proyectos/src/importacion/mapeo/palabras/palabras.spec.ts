import { describe, expect, it } from '@jest/globals';
import { guessColumnas, guessEstado, knownEstado } from '../guess.rules';
import { campoOfColumna } from './columnas';
import { prioridadOfPalabra } from './prioridades';
import { claseOfPalabra } from './tipos';

/** The default workflows of each tool, in the languages it ships; a line for each of ours. */
const FLUJOS: Record<string, string> = {
  'Jira en':
    'To Do,Backlog,Selected for Development,Open,Reopened|In Progress|In Review|Done,Closed,Resolved|Blocked|Won’t Do,Declined,Canceled',
  'Jira es':
    'Por hacer,Tareas por hacer,Abierta,Seleccionado para el desarrollo,No resuelta|En curso,En progreso|En revisión|Listo,Finalizada,Cerrada,Resuelta|Bloqueado|No se hará,Cancelada',
  'Jira fr': 'À faire,Ouvert,Rouvert|En cours|En revue|Terminé,Fermé,Résolue|Bloqué|Annulé',
  'Jira de':
    'Zu erledigen,Offen,Erneut geöffnet,Für Entwicklung ausgewählt|In Arbeit|In Überprüfung|Fertig,Erledigt,Geschlossen|Blockiert|Abgebrochen,Wird nicht gemacht',
  'Jira pt':
    'Tarefas pendentes,A fazer,Aberto|Em andamento|Em revisão|Concluído,Itens concluídos,Fechado|Bloqueado|Cancelado',
  Linear: 'Triage,Backlog,Todo|In Progress|In Review|Done||Canceled,Duplicate',
  Plane: 'Backlog,Todo|In Progress||Done||Cancelled',
  'Trello en': 'To Do|Doing||Done||',
  'Trello es': 'Lista de tareas|En proceso||Hecho||',
  'Notion en': 'Not started|In progress||Done||',
  'Notion es': 'Sin empezar|En curso||Listo||',
  'Notion fr': 'Pas commencé|En cours||Terminé||',
  'Notion de': 'Nicht begonnen|In Bearbeitung||Erledigt||',
  'Notion pt': 'Não iniciada|Em andamento||Concluído||',
  'Monday en': 'Not Started|Working on it||Done|Stuck|',
  'Monday es': 'No iniciado|Trabajando en ello||Listo|Estancado|',
  'GitHub Projects': 'Backlog,Ready,Todo|In progress|In review|Done||Closed as not planned',
  Azure: 'New,Approved,Committed|Active,Doing||Closed,Done,Resolved||Removed',
  'Taiga en': 'New,Ready|In progress|Ready for test|Done,Closed|Needs Info|Archived,Rejected',
  'Taiga es':
    'Nueva,Preparada,Pospuesta|En curso|Lista para testear|Hecha,Cerrada|Necesita información|Archivada,Rechazada',
  'OpenProject en':
    'New,In specification,Specified,Confirmed,To be scheduled,Scheduled|In progress|Developed,In testing|Tested,Closed|On hold|Rejected,Test failed',
  'OpenProject de':
    'Neu,In Spezifikation,Spezifiziert,Bestätigt,Zu planen,Geplant|In Bearbeitung|Entwickelt,Im Test|Getestet,Geschlossen|Wartend|Abgelehnt,Test fehlgeschlagen',
  'Redmine en': 'New|In Progress|Feedback|Resolved,Closed||Rejected',
  'Redmine es': 'Nueva|En curso|Comentarios|Resuelta,Cerrada||Rechazada',
  'Redmine fr': 'Nouveau|En cours|Commentaire|Résolu,Fermé||Rejeté',
  'Redmine de': 'Neu|In Bearbeitung|Feedback|Gelöst,Erledigt||Abgewiesen',
  'Planner en': 'Not started|In progress||Completed||',
  'Planner es': 'No iniciado|En curso||Completada||',
  'Planner de': 'Nicht gestartet|In Bearbeitung||Abgeschlossen||',
  YouTrack:
    'Submitted,Open,To be discussed,Incomplete|In Progress||Fixed,Verified||Won’t fix,Duplicate,Obsolete,Can’t Reproduce',
  ClickUp: 'TO DO,open|IN PROGRESS|review|complete,closed||',
  Nuestro:
    'Pendiente,Offen,À faire|En progreso,In Arbeit,En cours|En revisión,In Prüfung,En revue|Completada,Erledigt,Terminé|Bloqueada,Blockiert,Bloqué|',
};
const ORDEN = ['pendiente', 'en progreso', 'en revisión', 'completada', 'bloqueada', 'omitir'] as const;

describe('a state is understood whole', () => {
  it.each(Object.entries(FLUJOS))('in the default workflow of %s', (_tool, flow) => {
    for (const [i, names] of flow.split('|').entries())
      for (const name of names.split(',').filter(Boolean))
        expect([name, knownEstado(name)]).toEqual([name, ORDEN[i]]);
  });

  it('also where its negation is one, and whatever stands around it', () => {
    for (const name of [
      'Not Done',
      'Incomplete',
      'No resuelta',
      'Sin terminar',
      'Nicht erledigt',
      'Not finished',
      'Aún no entregada',
      'Pas terminé',
      'Nicht fertig',
      'Não feito',
      'Not in review',
    ])
      expect([name, knownEstado(name)]).toEqual([name, 'pendiente']);
    for (const name of ['Accepted', 'Merged', 'Deployed', 'Entregada', '✅ DONE', '04. Done', 'done 🎉'])
      expect([name, knownEstado(name)]).toEqual([name, 'completada']);
  });

  it('and what is not known is not known by its negation either', () => {
    for (const name of ['Not blocked', 'No bloqueada', 'Not cancelled', 'Sin contestar', 'Nota hecha'])
      expect([name, knownEstado(name)]).toEqual([name, undefined]);
  });

  it('or is asked for, with what the source says that it is', () => {
    for (const name of ['Contestada', 'Donetsk', 'Reviewboard', 'Ready to celebrate', 'constructor', ''])
      expect([name, knownEstado(name)]).toEqual([name, undefined]);
    expect(guessEstado('Contestada')).toBe('pendiente');
    expect(guessEstado('Contestada', 'done')).toBe('completada');
    expect(guessEstado('Aparcado', 'indeterminate')).toBe('en progreso');
    expect(guessEstado('Aparcado', 'canceled')).toBe('omitir');
  });
});

describe('priorities and types', () => {
  it.each([
    ['crítica', 'Highest,Blocker,Urgent,Immediate,Bloqueante,Crítica,1,P0,Dringend,Urgente'],
    ['alta', 'High,Major,Mayor,Alta,2,P1,Hoch,Haute,🔥 High'],
    ['media', 'Medium,Normal,Media,3,No priority,None,Sin prioridad,Mittel,Moyenne'],
    ['baja', 'Low,Lowest,Minor,Trivial,Baja,4,P4,Niedrig,Basse'],
  ])('%s', (prioridad, names) => {
    for (const name of names.split(',')) expect([name, prioridadOfPalabra(name)]).toEqual([name, prioridad]);
  });

  it('what none of them is, is asked for', () => {
    expect(prioridadOfPalabra('Amarilla')).toBeUndefined();
    expect(claseOfPalabra('Epicenter')).toBeUndefined();
    expect(claseOfPalabra('Sub-task')).toBe('tarea');
    expect(claseOfPalabra('Épica')).toBe('epica');
  });
});

describe('columns', () => {
  it.each([
    ['clave', 'Issue key,Work item key,Clave de incidencia'],
    ['tipo', 'Issue Type,Work type,Tipo de Incidencia'],
    ['titulo', 'Summary,Subject,Nombre de la tarea,Title 1,Resumen,Task Name'],
    [
      'puntos',
      'Custom field (Story Points),Campo personalizado (Story Points),Custom field (Story point estimate)',
    ],
    ['epica', 'Custom field (Epic Link),Vínculo de las épicas,Milestone,Version,Module Name'],
    ['inicio', 'Start date,Custom field (Start date),Campo personalizado (Fecha de inicio)'],
    ['padre', 'Parent task,Tarea padre,Parent,Parent issue'],
    ['sprint', 'Sprint,Iteration Path,Cycle Name'],
    [
      'bloquea',
      'Outward issue link (Blocks),Outward work item link (Blocks),Vínculo de incidencia saliente (Blocks)',
    ],
    [
      'bloqueadaPor',
      'Inward issue link (Blocks),Inward work item link (Blocks),Vínculo de incidencia entrante (Blocks)',
    ],
    ['relacionada', 'Outward work item link (Cloners),Inward issue link (Relates)'],
    ['fechaLimite', 'Due date,Due Date,Fecha límite,Fälligkeitsdatum,Frist'],
    ['estado', 'Status,State,Bucket Name,Nombre del depósito,Section/Column,List Name'],
  ])('%s', (campo, names) => {
    for (const name of names.split(',')) expect([name, campoOfColumna(name)]).toEqual([name, campo]);
  });

  it('which nobody knows go into the note by their names, unless they say nothing of the item', () => {
    expect(
      guessColumnas('jira', ['Issue key', 'Summary', 'Project key', 'Custom field (Cliente)', 'Entorno']),
    ).toEqual({
      'Issue key': 'clave',
      Summary: 'titulo',
      'Project key': null,
      'Custom field (Cliente)': 'nota',
      Entorno: 'nota',
    });
  });
});
