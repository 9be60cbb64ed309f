import { errorReplySchema, replySchema } from '@pmp/contracts/common';
import { describeFields, schemaOf } from '@pmp/platform/edge';
import { z } from 'zod';
import { INFO } from './about';
import { CLIENT_EVENTS, SERVER_EVENTS, type ClientEvent } from './socket-events';

const CHANNEL = '#/channels/socket';
const REFUSED = 'rechazado';

const acuseOf = (evento: string): string => `${evento}_acuse`;
const at = (name: string) => ({ $ref: `${CHANNEL}/messages/${name}` });

const DESCRIPTION = [
  'Los eventos del socket de la instalación (socket.io 4).',
  'Se abre con `auth: { token }`, un token de acceso o una sesión. Detrás de los datos de cada evento va su lugar: con `auth: { token, desde: lugar }` llega después lo que faltaba.',
  'Cada petición puede llevar un acuse: `{ success: true, … }`, o el error como en cualquier ruta.',
].join('\n\n');

function messages(schemas: Record<string, unknown>): Record<string, object> {
  const message = (name: string, summary: string, datos: z.ZodType) => [
    name,
    { name, summary, payload: schemaOf(datos, schemas) },
  ];
  const refusal = errorReplySchema.omit({ requestId: true, error: true, error_description: true });
  return Object.fromEntries([
    ...Object.entries({ ...CLIENT_EVENTS, ...SERVER_EVENTS }).map(([name, { resumen, datos }]) =>
      message(name, resumen, datos),
    ),
    ...Object.entries<ClientEvent>(CLIENT_EVENTS).map(([name, { acuse }]) =>
      message(acuseOf(name), 'Hecho', replySchema(acuse?.shape ?? {})),
    ),
    message(REFUSED, 'No se ha podido', refusal),
  ]) as Record<string, object>;
}

/** `receive` and `send` are what the installation does. */
function operations(): Record<string, object> {
  const channel = { $ref: CHANNEL };
  return Object.fromEntries([
    ...Object.entries(CLIENT_EVENTS).map(([name, { resumen }]) => {
      const reply = { channel, messages: [at(acuseOf(name)), at(REFUSED)] };
      return [name, { action: 'receive', channel, summary: resumen, messages: [at(name)], reply }];
    }),
    ...Object.entries(SERVER_EVENTS).map(([name, { resumen }]) => [
      name,
      { action: 'send', channel, summary: resumen, messages: [at(name)] },
    ]),
  ]) as Record<string, object>;
}

/** The AsyncAPI document of the events of the socket, which OpenAPI cannot describe. */
export function asyncApi(version: string, host: string): object {
  const schemas: Record<string, unknown> = {};
  const all = messages(schemas);
  const refer = (name: string) => [name, { $ref: `#/components/messages/${name}` }];
  const document = {
    asyncapi: '3.0.0',
    info: { title: `${INFO.title}: los eventos`, version, description: DESCRIPTION, license: LICENSE },
    defaultContentType: 'application/json',
    servers: { instalacion: { host, protocol: 'socketio', pathname: '/socket.io' } },
    channels: {
      socket: { address: '/', messages: Object.fromEntries(Object.keys(all).map(refer)) as object },
    },
    operations: operations(),
    components: { messages: all, schemas },
  };
  describeFields(document);
  return document;
}

const LICENSE = { name: INFO.license.name, url: 'https://spdx.org/licenses/MIT.html' };
