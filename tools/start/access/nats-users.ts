/** What a user of the broker may publish and subscribe to, without the prefix of the installation. */
export interface NatsUser {
  name: string;
  publish: string[];
  subscribe: string[];
}

/** The environment in which nats-server reads its configuration. */
export const natsPasswords = ({ nats }: { nats: Record<string, string> }): Record<string, string> =>
  Object.fromEntries(Object.entries(nats).map(([user, password]) => [passwordVariable(user), password]));

/** May do everything: for backups, the tools of this repository and whoever looks after the installation. */
export const OPERATOR = 'operador';
export const GATEWAY = 'gateway';

/** The variable with a user's password. */
export const passwordVariable = (user: string): string =>
  `NATS_CLAVE_${user.toUpperCase().replaceAll('-', '_')}`;

/** Commands that a process gives in somebody's name, or by which it reads what is not its own. */
const ASKS: Readonly<Record<string, readonly string[]>> = {
  [GATEWAY]: [
    'comando.usuarios.verificar-token.v1',
    'comando.usuarios.canjear-token.v1',
    'comando.usuarios.cerrar-sesiones.v1',
    'comando.proyectos.puede-ver.v1',
    'comando.mensajes.enviar.v1',
    'comando.mensajes.marcar-leidos.v1',
    'comando.mensajes.puede-ver.v1',
  ],
  usuarios: ['comando.proyectos.cerrar-equipo.v1', 'comando.integraciones.leer-documento-de-cliente.v1'],
  proyectos: [
    'comando.usuarios.reabrir-equipo.v1',
    'comando.sprints.consultar-cupos.v1',
    'comando.sprints.planificar-historia.v1',
    'comando.usuarios.crear-para-paquete.v1',
    ...['sprints', 'mensajes'].flatMap((owner) =>
      ['leer', 'comprobar', 'escribir'].map((what) => `comando.${owner}.${what}-paquete.v1`),
    ),
  ],
  ia: [
    'comando.proyectos.consultar-actividad.v1',
    'comando.proyectos.consultar-comentarios.v1',
    'comando.proyectos.consultar-elementos.v1',
    'comando.proyectos.consultar-plantillas.v1',
    'comando.proyectos.consultar-vistas.v1',
    'comando.sprints.consultar-acuerdos.v1',
    'comando.mensajes.consultar-conversacion.v1',
  ],
  sprints: ['comando.proyectos.mover-historia.v1', 'comando.proyectos.consultar-historias.v1'],
};

/** What every process asks before it answers a personal token, or does what one asks for. */
const ABOUT_TOKENS = [
  'comando.proyectos.textos-de-fuera.v1',
  'comando.usuarios.anotar-lectura.v1',
  'comando.usuarios.lecturas-de-token.v1',
];

/** States that services keep copies of, and may ask their owner for when the copy lacks something. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  usuarios: ['usuario', 'equipo', 'clave'],
  proyectos: ['proyecto', 'epica', 'historia', 'tarea'],
  sprints: ['sprint'],
};
/** What the service that has the accounts asks of all others about a person who leaves. */
const ABOUT_PEOPLE = ['borrar-persona', 'datos-de-persona'];
const HAS_ACCOUNTS = 'usuarios';

/** Every command that this process may give. The operator's tools give the others. */
export function asksOf(name: string, services: readonly string[]): string[] {
  const others = services.filter((service) => service !== name);
  const states = others.flatMap((owner) =>
    (STATES[owner] ?? []).map((entidad) => `comando.${owner}.estados-${entidad}.v1`),
  );
  const people = others.flatMap((other) => ABOUT_PEOPLE.map((command) => `comando.${other}.${command}.v1`));
  return [
    ...(ASKS[name] ?? []),
    ...ABOUT_TOKENS,
    ...(name === GATEWAY ? [] : states),
    ...(name === HAS_ACCOUNTS ? people : []),
  ];
}

/** Rooms that a service tells of a change, beside those of people and projects. */
const TELLS: Readonly<Record<string, readonly string[]>> = {
  usuarios: ['vivo.control.revisar'],
  proyectos: ['vivo.control.revisar'],
  mensajes: ['vivo.control.revisar', 'vivo.chat.*.*'],
};
const ROOMS = ['vivo.usuario.*', 'vivo.proyecto.*', 'vivo.control.recargar'];
/** The services that have something of a project: each gives the others its lines on a channel that they agree upon. */
const PACKS = ['proyectos', 'sprints', 'mensajes'];
const HEARS: Readonly<Record<string, readonly string[]>> = { proyectos: ['vivo.proyecto.*'] };

/**
 * The only service that reads every fact, for the audit trail, that removes one in which a person who left can be
 * recognized, or the tombstone of what was deleted long ago, and that changes the shape of a stream or empties the one of
 * what is live.
 */
const KEEPS_THE_TRAIL = 'usuarios';
/** Services that handle facts of their own: cascades, one batch after the other. */
const HEARS_ITSELF = ['usuarios', 'proyectos', 'mensajes'];

const STREAMS = ['HECHOS', 'ESTADO', 'MUERTOS'];
const READ_STREAMS = ['HECHOS', 'ESTADO'];
const API = '$JS.API';
/** Everybody makes it, and only the gateways, which tell it to the screens, read it. */
const LIVE = 'VIVO';
const READS_LIVE = ['INFO', 'MSG.GET'].map((verb) => `${API}.STREAM.${verb}.${LIVE}`);

const TRAIL = [
  ...READ_STREAMS.map((stream) => `${API}.STREAM.MSG.DELETE.${stream}`),
  `${API}.CONSUMER.LIST.HECHOS`,
  ...STREAMS.map((stream) => `${API}.CONSUMER.CREATE.${stream}.*`),
  ...['INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `${API}.CONSUMER.${verb}.MUERTOS.*`),
];

/** Requests to JetStream, which knows streams with the prefix of the installation. */
function apiOf(servicio: string, services: readonly string[]): string[] {
  const others = services.filter((other) => other !== servicio);
  const isTrail = servicio === KEEPS_THE_TRAIL;
  return [
    ...STREAMS.flatMap((stream) => [
      `${API}.STREAM.INFO.${stream}`,
      `${API}.STREAM.CREATE.${stream}`,
      ...(isTrail ? [`${API}.STREAM.UPDATE.${stream}`] : []),
      `${API}.STREAM.MSG.GET.${stream}`,
    ]),
    `${API}.STREAM.CREATE.${LIVE}`,
    ...(isTrail ? ['UPDATE', 'PURGE'].map((verb) => `${API}.STREAM.${verb}.${LIVE}`) : []),
    `${API}.STREAM.MSG.DELETE.MUERTOS`,
    ...READ_STREAMS.flatMap((stream) =>
      ['INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `${API}.CONSUMER.${verb}.${stream}.*`),
    ),
    // The subject of the request carries what the consumer filters, and the server compares the two. A consumer of one's
    // own messages could have the server publish them on somebody else's subject.
    ...others.flatMap((other) => [
      `${API}.CONSUMER.CREATE.HECHOS.*.hecho.${other}.>`,
      `${API}.CONSUMER.CREATE.ESTADO.*.estado.${other}.>`,
    ]),
    ...(HEARS_ITSELF.includes(servicio) ? [`${API}.CONSUMER.CREATE.HECHOS.*.hecho.${servicio}.>`] : []),
    ...(isTrail ? TRAIL : []),
  ];
}

const userOf = (servicio: string, services: readonly string[]): NatsUser => ({
  name: servicio,
  publish: [
    `hecho.${servicio}.>`,
    `estado.${servicio}.>`,
    `muerto.${servicio}.*`,
    `relevo.${servicio}`,
    ...ROOMS,
    ...(TELLS[servicio] ?? []),
    ...(PACKS.includes(servicio) ? ['paquete.*'] : []),
    ...asksOf(servicio, services),
    ...apiOf(servicio, services),
  ],
  subscribe: [
    `comando.${servicio}.>`,
    `entrega.${servicio}.>`,
    `relevo.${servicio}`,
    `_INBOX.${servicio}.>`,
    ...(HEARS[servicio] ?? []),
    ...(PACKS.includes(servicio) ? ['paquete.*'] : []),
  ],
});

export const natsUsers = (services: readonly string[]): NatsUser[] => [
  { name: OPERATOR, publish: ['>'], subscribe: ['>'] },
  {
    name: GATEWAY,
    publish: ['vivo.chat.*.*', 'vivo.control.gastos', ...asksOf(GATEWAY, services), ...READS_LIVE],
    subscribe: ['vivo.>', `_INBOX.${GATEWAY}.>`],
  },
  ...services.map((servicio) => userOf(servicio, services)),
];
