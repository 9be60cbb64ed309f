import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import * as comunes from '@pmp/contracts/common';
import { envioSchema, HECHO_DE_PRUEBA, HECHOS_DE_WEBHOOK } from '@pmp/contracts/integraciones';
import * as mensajes from '@pmp/contracts/mensajes';
import * as notificaciones from '@pmp/contracts/notificaciones';
import * as proyectos from '@pmp/contracts/proyectos';
import * as usuarios from '@pmp/contracts/usuarios';
import { SERVICIOS, type Servicio } from '../proxy/routes';
import { asyncApi } from './asyncapi';
import { mergeOpenApi } from './merge-openapi';
import { SERVER_EVENTS } from './socket-events';
import { webhooks } from './webhooks';

const documentWith = (path: string, schema: object): OpenAPIObject =>
  ({
    openapi: '3.0.0',
    info: { title: 'x', version: '1' },
    paths: {
      [path]: {
        get: {
          operationId: 'Controller_read',
          responses: { 200: { $ref: '#/components/schemas/Item' } },
          security: [{ bearer: [] }],
        },
      },
      '/metrics': { get: {} },
    },
    components: {
      schemas: { Item: schema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }) as unknown as OpenAPIObject;

const WAIT = (status: string) => (['503', 'default'].includes(status) ? ['Retry-After'] : []);
const NONE = { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} } as OpenAPIObject;

const documents = (present: Partial<Record<Servicio, OpenAPIObject>>) =>
  Object.fromEntries(SERVICIOS.map((name) => [name, present[name] ?? NONE])) as Record<
    Servicio,
    OpenAPIObject
  >;

describe('mergeOpenApi', () => {
  const merged = mergeOpenApi(
    documents({
      usuarios: documentWith('/api/usuarios', { type: 'string' }),
      ia: documentWith('/api/ia/verificar', { type: 'number' }),
    }),
    '1.0',
  );

  it('keeps schemas of different services apart and their references correct', () => {
    expect(merged.components?.schemas).toMatchObject({
      usuarios_Item: { type: 'string' },
      ia_Item: { type: 'number' },
    });
    expect(merged.paths['/api/ia/verificar']?.get?.responses).toMatchObject({
      200: { $ref: '#/components/schemas/ia_Item' },
    });
    expect(Object.keys(merged.components?.securitySchemes ?? {})).toEqual(['bearer']);
  });

  it('shows only what the gateway passes on, grouped by service, and its own routes', () => {
    expect(Object.keys(merged.paths).toSorted()).toEqual([
      '/api/configuracion-publica',
      '/api/ia/verificar',
      '/api/operacion',
      '/api/operacion/letras-muertas/{id}',
      '/api/operacion/letras-muertas/{id}/reintentar',
      '/api/salud',
      '/api/usuarios',
    ]);
    expect(merged.paths['/api/usuarios']?.get?.tags).toEqual(['usuarios']);
    const ids = ['/api/usuarios', '/api/ia/verificar'].map((path) => merged.paths[path]?.get?.operationId);
    expect(ids).toEqual(['usuarios_Controller_read', 'ia_Controller_read']);
  });

  it('says of every response what is left to a token, and how long to wait where that is refused', () => {
    const responses = merged.paths['/api/salud']?.get?.responses ?? {};
    for (const [status, response] of Object.entries(responses)) {
      const headers = Object.keys((response as { headers: object }).headers);
      expect({ status, headers }).toMatchObject({
        headers: ['RateLimit', 'RateLimit-Policy', ...WAIT(status)],
      });
    }
  });

  it('has an example of every fact that a webhook is told of, as its schema says', () => {
    const told = Object.entries(webhooks({}));
    expect(told.map(([name]) => name)).toEqual([...HECHOS_DE_WEBHOOK, HECHO_DE_PRUEBA]);
    for (const hecho of HECHOS_DE_WEBHOOK) {
      const { post } = webhooks({})[hecho] as {
        post: { requestBody: { content: Record<string, { example: unknown }> } };
      };
      const example = post.requestBody.content['application/json']!.example;
      expect(envioSchema.parse(example)).toMatchObject({ type: hecho });
    }
  });
});

describe('the events of the socket', () => {
  /** What the contracts call them. */
  const named = Object.entries({ ...comunes, ...mensajes, ...notificaciones, ...proyectos, ...usuarios })
    .filter(([name]) => /^EVENTO_|^NUEVA_NOTIFICACION$|^NOTIFICACIONES_CAMBIADAS$/.test(name))
    .map(([, evento]) => String(evento));

  it('are all described', () => {
    expect(named.length).toBeGreaterThan(14);
    expect(named.filter((evento) => !(evento in SERVER_EVENTS))).toEqual([]);
  });

  it('stand in one document, each with what it carries', () => {
    const { operations, components } = asyncApi('1.0', 'pmp.example.com') as {
      operations: Record<string, { action: string }>;
      components: { messages: Record<string, { payload: object }> };
    };
    expect(operations['unirse_chat']).toMatchObject({ action: 'receive' });
    expect(operations['cambio']).toMatchObject({ action: 'send' });
    expect(components.messages['cambio']!.payload).toMatchObject({
      required: expect.arrayContaining(['entidad', '_id']),
    });
  });
});
