import { describe, expect, it } from '@jest/globals';
import { Body, Controller, Param, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { idParamSchema, replySchema, ruta } from '@pmp/contracts/common';
import { z } from 'zod';
import { PROPOSABLE_METADATA } from '../auth/rights/proposable';
import { derechoOf, replyOf } from './replies';
import { Ruta, routeOf } from './ruta';

const bodySchema = z.object({ texto: z.string() });
const reply = replySchema({ texto: z.string() });
const cambiar = ruta('PUT', 'cosas/:id', {
  resumen: 'Cambia una cosa',
  params: idParamSchema,
  body: bodySchema,
  reply,
  also: [304],
  refuses: ['tooLarge'],
  derecho: 'proyecto.editar',
  proposable: { accion: 'cambiar', entidad: 'cosa', reply },
});
const listar = ruta('GET', 'cosas', { resumen: 'Lista las cosas', reply, derecho: 'proyecto.ver' });
const crear = ruta('POST', 'cosas', {
  resumen: 'Crea una cosa',
  body: bodySchema,
  reply,
  derecho: 'proyecto.ver',
});

@Controller()
class CosasController {
  @Ruta(cambiar)
  update(@Body() datos: object, @Param() params: object) {
    return { success: true, texto: JSON.stringify({ datos, params }) };
  }
}

const handler = { controller: CosasController, name: 'update', method: 'PUT', path: '/cosas/:id' };
const target = CosasController.prototype.update;

describe('Ruta', () => {
  it('declares where it is, what it answers and refuses, and who may call it', () => {
    expect(Reflect.getMetadata(METHOD_METADATA, target)).toBe(RequestMethod.PUT);
    expect(Reflect.getMetadata(PATH_METADATA, target)).toBe('cosas/:id');
    expect(derechoOf(handler)).toBe('proyecto.editar');
    expect(replyOf(handler)).toMatchObject({ statuses: [200, 304], schema: reply, proposed: reply });
    expect([...replyOf(handler)!.refusals]).toContain('tooLarge');
    expect(routeOf(handler)).toBe(cambiar);
  });

  it('checks each part with its schema, in whatever order they are taken', () => {
    const taken = Reflect.getMetadata(ROUTE_ARGS_METADATA, CosasController, 'update') as object;
    const schemas = Object.values(taken).map(({ index, schema }) => [index, schema]);
    expect(schemas.toSorted()).toEqual([
      [0, bodySchema],
      [1, idParamSchema],
    ]);
  });

  it('proposes with the schema of its body', () => {
    expect(Reflect.getMetadata(PROPOSABLE_METADATA, target)).toEqual({
      what: { accion: 'cambiar', entidad: 'cosa', schema: bodySchema },
      reply,
    });
  });

  it('refuses a handler that takes what its route does not say, or does not take what it says', () => {
    expect(() => {
      class Wrong {
        @Ruta(listar)
        list(@Body() datos: object) {
          return { success: true, texto: `${datos}` };
        }
      }
      return Wrong;
    }).toThrow('GET cosas: its handler takes a body and the contract names none');
    expect(() => {
      class Wrong {
        @Ruta(crear)
        create() {
          return { success: true, texto: '' };
        }
      }
      return Wrong;
    }).toThrow('POST cosas: the contract names a body and its handler takes none');
  });

  it('does not compile where a handler answers anything else', () => {
    class Wrong {
      // @ts-expect-error -- its reply has a text
      @Ruta(listar)
      async list() {
        return { success: true, texto: 3 };
      }
    }
    expect(routeOf({ controller: Wrong, name: 'list', method: 'GET', path: '/cosas' })).toBe(listar);
  });
});
