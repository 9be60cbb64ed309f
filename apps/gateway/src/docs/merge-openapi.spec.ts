import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { SERVICIOS, type Servicio } from '../proxy/routes';
import { mergeOpenApi } from './merge-openapi';

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

const documents = (present: Partial<Record<Servicio, OpenAPIObject>>) =>
  Object.fromEntries(SERVICIOS.map((name) => [name, present[name] ?? null])) as Record<
    Servicio,
    OpenAPIObject | null
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
    expect(merged.components?.schemas).toEqual({
      usuarios_Item: { type: 'string' },
      ia_Item: { type: 'number' },
    });
    expect(merged.paths['/api/ia/verificar']?.get?.responses).toEqual({
      200: { $ref: '#/components/schemas/ia_Item' },
    });
    expect(Object.keys(merged.components?.securitySchemes ?? {})).toEqual(['bearer']);
  });

  it('shows only what the gateway passes on, grouped by service, and its own routes', () => {
    expect(Object.keys(merged.paths)).toEqual([
      '/api/salud',
      '/api/configuracion-publica',
      '/api/operacion',
      '/api/operacion/letras-muertas/{id}',
      '/api/operacion/letras-muertas/{id}/reintentar',
      '/api/usuarios',
      '/api/ia/verificar',
    ]);
    expect(merged.paths['/api/usuarios']?.get?.tags).toEqual(['usuarios']);
    const ids = ['/api/usuarios', '/api/ia/verificar'].map((path) => merged.paths[path]?.get?.operationId);
    expect(ids).toEqual(['usuarios_Controller_read', 'ia_Controller_read']);
  });

  it('names the services that are away', () => {
    expect(merged.info.description).toContain('proyectos, sprints, mensajes, notificaciones');
  });
});
