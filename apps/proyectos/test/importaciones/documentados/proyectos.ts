/** Fields that Jira, Taiga, Linear and Plane document, each with a value that is found again wherever it goes. */
export const JIRA = {
  names: { customfield_1: 'Cliente', customfield_2: 'Sprint', customfield_3: 'Start date' },
  issues: [
    {
      id: 'id-m',
      key: 'M-1',
      fields: {
        summary: 'titulo-m',
        description: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'descripcion-m' }] }],
        },
        issuetype: { name: 'tipo-m' },
        status: { name: 'estado-m', statusCategory: { key: 'done' } },
        priority: { name: 'prioridad-m' },
        resolution: { name: 'resolucion-m' },
        assignee: { displayName: 'responsable-m' },
        reporter: { displayName: 'autor-m' },
        labels: ['etiqueta-m'],
        components: [{ name: 'componente-m' }],
        versions: [{ name: 'afectada-m' }],
        fixVersions: [{ name: 'correccion-m' }],
        parent: { key: 'padre-m' },
        duedate: '2031-03-04',
        timeoriginalestimate: 5_400_000,
        timespent: 7_200,
        environment: 'entorno-m',
        customfield_1: { value: 'cliente-m' },
        customfield_2: [{ id: 1, name: 'sprint-m', state: 'active' }],
        customfield_3: '2031-01-02',
        comment: {
          comments: [
            {
              created: '2026-01-01T00:00:00.000+0000',
              author: { displayName: 'quien-m' },
              body: 'comentario-m',
            },
          ],
        },
        attachment: [{ filename: 'fichero-m', content: 'https://x.test/adjunto-m' }],
        issuelinks: [{ type: { name: 'Blocks' }, outwardIssue: { key: 'enlace-m' } }],
      },
    },
  ],
};
export const XML = `<?xml version="1.0"?><rss><channel><item>
  <key id="id-m">M-1</key><summary>titulo-m</summary><description>descripcion-m</description><type>tipo-m</type>
  <status>estado-m</status><priority>prioridad-m</priority><resolution>resolucion-m</resolution>
  <assignee>responsable-m</assignee><reporter>autor-m</reporter><labels><label>etiqueta-m</label></labels>
  <component>componente-m</component><version>afectada-m</version><fixVersion>correccion-m</fixVersion><fixVersion>segunda-m</fixVersion>
  <title>[M-1] titulo-m</title><link>https://x.test/direccion-m</link><project key="M">proyecto-m</project>
  <votes>votos-m</votes><watches>observan-m</watches><security>nivel-m</security>
  <subtasks><subtask>hija-m</subtask></subtasks>
  <timeestimate seconds="1800">30 minutes</timeestimate>
  <due>Tue, 4 Mar 2031 00:00:00 +0100</due><environment>entorno-m</environment><parent>padre-m</parent>
  <timeoriginalestimate seconds="5400">1 hour, 30 minutes</timeoriginalestimate>
  <timespent seconds="7200">2 hours</timespent>
  <comments><comment author="quien-m" created="Thu, 1 Jan 2026 00:00:00 +0000">comentario-m</comment></comments>
  <attachments><attachment name="fichero-m"/></attachments>
  <issuelinks><issuelinktype><outwardlinks description="blocks"><issuelink><issuekey>enlace-m</issuekey></issuelink></outwardlinks></issuelinktype></issuelinks>
  <customfields><customfield><customfieldname>Cliente</customfieldname><customfieldvalues><customfieldvalue>cliente-m</customfieldvalue></customfieldvalues></customfield></customfields>
</item></channel></rss>`;
const TAIGA_COMMON = {
  subject: 'titulo-m',
  description: 'descripcion-m',
  status: 'estado-m',
  tags: ['etiqueta-m'],
  assigned_to: 'responsable-m',
  owner: 'autor-m',
  due_date: '2031-03-04',
  due_date_reason: 'porque-m',
  is_blocked: true,
  blocked_note: 'bloqueo-m',
  watchers: ['observa-m'],
  version: 'version-m',
  attachments: [{ name: 'fichero-m', description: 'leyenda-m' }],
  custom_attributes_values: { values: { Cliente: 'cliente-m' } },
  created_date: '2025-12-01T00:00:00Z',
};
export const TAIGA = {
  name: 'proyecto-m',
  description: 'explicacion-m',
  us_statuses: [{ name: 'estado-m', is_closed: false, color: 'color-m', wip_limit: 'tope-m' }],
  points: [{ name: 'cinco', value: 5 }],
  tags_colors: [['etiqueta-m', '#ff0000']],
  milestones: [
    {
      name: 'sprint-m',
      estimated_start: '2031-01-01',
      estimated_finish: '2031-01-14',
      disponibility: 'libre-m',
    },
  ],
  wiki_pages: [{ slug: 'pagina', content: 'wiki-m' }],
  epics: [{ ...TAIGA_COMMON, ref: 1, color: 'tono-m', related_user_stories: [{ user_story: 2 }] }],
  user_stories: [
    {
      ...TAIGA_COMMON,
      ref: 2,
      milestone: 'sprint-m',
      assigned_users: ['otra-m'],
      role_points: [{ role: 'rol-m', points: 'cinco' }],
      client_requirement: 'cliente_pide-m',
      swimlane: 'carril-m',
      history: [
        {
          created_at: '2026-01-01T00:00:00Z',
          user: ['ana-m', 'Ana'],
          comment: 'comentario-m',
          diff: { status: [7, 8], 'campo-m': [1, 2] },
          values: { status: { 7: 'antes-m', 8: 'estado-m' } },
        },
      ],
    },
  ],
  tasks: [
    { ...TAIGA_COMMON, ref: 3, user_story: 2, is_iocaine: 'veneno-m', finished_date: '2026-01-05T00:00:00Z' },
  ],
  issues: [{ ...TAIGA_COMMON, ref: 4, type: 'tipo-m', priority: 'prioridad-m', severity: 'gravedad-m' }],
};
export const LINEAR = `ID,Team,Title,Description,Status,Estimate,Priority,Project ID,Project,Creator,Assignee,Labels,Cycle Number,Cycle Name,Cycle Start,Cycle End,Created,Updated,Started,Triaged,Completed,Canceled,Archived,Due Date,Parent issue,Initiatives,Project Milestone,SLA Status,UUID,Time in status (minutes),Related to,Blocked by,Duplicate of
M-1,equipo-m,titulo-m,descripcion-m,estado-m,3,High,idproyecto-m,proyecto-m,creador-m,responsable-m,etiqueta-m,4,ciclo-m,2031-01-01,2031-01-14,2026-01-01T00:00:00Z,2026-01-02T00:00:00Z,2026-01-02T00:00:00Z,2026-01-01T12:00:00Z,,,,2031-03-04,padre-m,iniciativa-m,hito-m,sla-m,uuid-m,90,relacion-m,bloqueo-m,duplicada-m
`;
export const PLANE = JSON.stringify([
  {
    id: 'id-m',
    sequence_id: 7,
    name: 'titulo-m',
    description_html: '<p>descripcion-m</p>',
    state: { name: 'estado-m', group: 'started' },
    priority: 'urgent',
    assignees: [{ display_name: 'responsable-m' }],
    labels: [{ name: 'etiqueta-m' }],
    cycle: { name: 'ciclo-m' },
    module: { name: 'modulo-m' },
    estimate_point: '3',
    start_date: '2031-01-02',
    target_date: '2031-03-04',
    parent: 'padre-m',
    created_by: { display_name: 'autor-m' },
    is_draft: 'borrador-m',
  },
]);
export const CSV = 'Title;Lo que sea;Project key;Horas;Puntos\ntitulo-m;suelto-m;proyecto-m;5;8\n';
