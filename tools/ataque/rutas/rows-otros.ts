import { formOf, PNG } from '../escena/files.ts';
import { team, type Cell, type Rows, type Statuses } from './row.ts';

/** Expected for things of the team admin, who created the tree; the other people in the chat can only see them. */
const authors: Statuses = [401, 404, 403, 200, 403];
/** Expected for things of the member that nobody else may see, whatever their role. */
const members: Statuses = [401, 404, 200, 404, 404];

/** A notification of the member, about a task assigned to them. */
async function notification({ scene: { door, people }, tree }: Cell): Promise<string> {
  const mine = async () => {
    const path = '/api/notificaciones?limit=1';
    const { notificaciones } = await door.must<{ notificaciones: { _id: string }[] }>(
      'GET',
      path,
      people.member.token,
    );
    return notificaciones[0] && `/api/notificaciones/${notificaciones[0]._id}`;
  };
  const before = await mine();
  if (before) return before;
  await door.must('POST', '/api/tareas', people.teamAdmin.token, {
    titulo: 'Para ti',
    proyecto: tree.proyecto,
    historiaId: tree.historia,
    asignado: people.member._id,
  });
  for (;;) {
    const found = await mine();
    if (found) return found;
  }
}

const manana = (): string => new Date(Date.now() + 86_400_000).toISOString();
const recuerdo = () => ({ texto: 'Llamar al banco', cuando: manana() });

/** A reminder of the member. */
async function reminder({ scene: { door, people } }: Cell): Promise<string> {
  const { recordatorio } = await door.must<{ recordatorio: { _id: string } }>(
    'POST',
    '/api/recordatorios',
    people.member.token,
    recuerdo(),
  );
  return `/api/recordatorios/${recordatorio._id}`;
}

const silence = ({ tree }: Cell): string => `/api/notificaciones/silencios/proyecto/${tree.proyecto}`;

async function conversation({ scene: { door, people } }: Cell): Promise<string> {
  const body = { mensaje: 'hola' };
  const { conversacionId } = await door.must<{ conversacionId: string }>(
    'POST',
    '/api/ia/mensaje',
    people.member.token,
    body,
  );
  return `/api/ia/conversaciones/${conversacionId}`;
}

/** A proposal of the assistant in one of the member's conversations. */
async function proposal({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { historia } = await door.must<{ historia: { clave: string } }>(
    'GET',
    `/api/historias/${tree.otraHistoria}`,
    people.member.token,
  );
  const { conversacionId, mensaje } = await door.must<{
    conversacionId: string;
    mensaje: { propuesta: { _id: string } | null };
  }>('POST', '/api/ia/mensaje', people.member.token, {
    mensaje: `Crea tareas para la historia ${historia.clave}:\n- pruebas\n- documentación`,
    proyecto: tree.proyecto,
  });
  const id = mensaje.propuesta?._id ?? '0'.repeat(24);
  return `/api/ia/conversaciones/${conversacionId}/propuestas/${id}`;
}

const alerts = ({ tree }: Cell) => `/api/ia/alertas?proyecto=${tree.proyecto}`;

async function alert({ scene: { door, people }, tree }: Cell) {
  const path = `/api/ia/alertas/regenerar?proyecto=${tree.proyecto}`;
  for (;;) {
    const { alertas } = await door.must<{ alertas: { id: string }[] }>('POST', path, people.teamAdmin.token);
    if (alertas[0]) return { alertaId: alertas[0].id, usuarios: [people.member._id] };
  }
}

const ownChat = ({ tree }: Cell) => `/api/mensajes/${tree.proyecto}/proyecto`;

const ROWS_MENSAJES: Rows = {
  'GET /api/mensajes/buscar': { path: () => '/api/mensajes/buscar?q=hola' },
  'GET /api/mensajes/{chatId}/{tipo}': { statuses: team(), path: ownChat },
  'GET /api/mensajes/{chatId}/{tipo}/decisiones': { statuses: team(), path: ownChat },
  'GET /api/mensajes/{chatId}/{tipo}/info': { statuses: team(), path: ownChat },
  'PUT /api/mensajes/{id}': {
    statuses: authors,
    body: () => ({ contenido: 'otro' }),
  },
  'GET /api/mensajes/{id}/versiones': { statuses: team() },
  'PUT /api/mensajes/{id}/reaccion': { statuses: team(), body: () => ({ emoji: '👍', puesta: true }) },
  'PUT /api/mensajes/{id}/decision': { statuses: team(), body: () => ({ decidido: true }) },
  // Whoever administers takes back what anybody wrote.
  'DELETE /api/mensajes/{id}': {
    statuses: [401, 404, 403, 200, 200],
    spends: true,
  },
  'POST /api/mensajes/archivos': {
    form: () => formOf({}, [{ nombre: 'a.png', bytes: PNG }]),
  },
  'GET /api/mensajes/archivos/{id}': {
    statuses: team(),
    path: ({ tree }) => `/api/mensajes/archivos/${tree.adjunto}`,
  },
};

const ROWS_NOTIFICACIONES: Rows = {
  'PUT /api/notificaciones/{id}/leer': {
    statuses: members,
    path: notification,
  },
  'PUT /api/notificaciones/{id}/posponer': {
    statuses: members,
    path: notification,
    body: () => ({ hasta: manana() }),
  },
  'PUT /api/notificaciones/silencios/{tipo}/{id}': { path: silence, body: () => ({ nombre: 'Pagos' }) },
  'DELETE /api/notificaciones/silencios/{tipo}/{id}': { path: silence },
  'PUT /api/notificaciones/{id}/restaurar': {
    statuses: members,
    path: notification,
  },
  'DELETE /api/notificaciones/{id}': {
    statuses: members,
    path: notification,
  },
  'POST /api/recordatorios': { body: recuerdo },
  'DELETE /api/recordatorios/{id}': {
    statuses: members,
    path: reminder,
  },
};

const ROWS_IA: Rows = {
  'GET /api/ia/alertas': { path: alerts },
  'DELETE /api/ia/alertas': { path: alerts },
  'POST /api/ia/alertas/regenerar': {
    path: ({ tree }) => `/api/ia/alertas/regenerar?proyecto=${tree.proyecto}`,
  },
  'POST /api/ia/alertas/notificar': { body: alert },
  'POST /api/ia/mensaje': { body: () => ({ mensaje: 'hola' }) },
  'POST /api/ia/mensaje/flujo': { body: () => ({ mensaje: 'hola' }) },
  'GET /api/ia/conversaciones/{id}': { statuses: members, path: conversation },
  'DELETE /api/ia/conversaciones/{id}': { statuses: members, path: conversation },
  'PUT /api/ia/conversaciones/{id}/propuestas/{propuesta}': {
    statuses: members,
    path: proposal,
    body: () => ({ estado: 'descartada' }),
  },
};

export const ROWS_OTROS: Rows = {
  ...ROWS_MENSAJES,
  ...ROWS_NOTIFICACIONES,
  ...ROWS_IA,
};
