import { Body, Controller, Param, Query } from '@nestjs/common';
import { exitoReplySchema, idParamSchema, paginaQuerySchema, replySchema, ruta } from '@pmp/contracts/common';
import { z } from 'zod';
import { assertVersion, Ruta } from '../src/index';

const fichaReply = replySchema({ ficha: z.object({ _id: z.string(), version: z.int() }) });
const fichaSchema = z.object({ _id: z.string().optional(), version: z.int().optional() });
type Sent = z.infer<typeof fichaSchema>;

const listar = ruta('GET', 'fichas', {
  resumen: 'Lista las fichas',
  query: paginaQuerySchema,
  reply: replySchema({ fichas: z.array(z.object({ _id: z.string() })) }),
  derecho: 'autenticado',
});
const leer = ruta('GET', 'fichas/:id', {
  resumen: 'Lee una ficha',
  params: idParamSchema,
  reply: fichaReply,
  derecho: 'autenticado',
});
const crear = ruta('POST', 'fichas', {
  resumen: 'Crea una ficha',
  body: fichaSchema,
  reply: fichaReply,
  derecho: 'autenticado',
});
const cambiar = ruta('PUT', 'fichas/:id', {
  resumen: 'Cambia una ficha',
  params: idParamSchema,
  body: fichaSchema,
  reply: fichaReply,
  derecho: 'autenticado',
});
const eliminar = ruta('DELETE', 'fichas/:id', {
  resumen: 'Elimina una ficha',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'autenticado',
});
const vieja = ruta('GET', 'fichas/:id/vieja', {
  resumen: 'Lee una ficha como antes',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'autenticado',
  retirada: { desde: '2026-12-01', hasta: '2027-06-01' },
});
const abrir = ruta('POST', 'fichas/abrir', {
  resumen: 'Abre la puerta de las fichas',
  reply: exitoReplySchema,
  derecho: 'publico',
});

const VERSION = 7;

/** Routes declared by their contract: `fichas` of version 7, whatever their id. */
@Controller()
export class FichasController {
  @Ruta(listar)
  list(@Query() _page: object) {
    return { success: true, fichas: [{ _id: 'a' }] };
  }

  @Ruta(leer)
  read(@Param() { id }: { id: string }) {
    return { success: true, ficha: { _id: id, version: VERSION } };
  }

  @Ruta(crear)
  create(@Body() { _id = 'nueva' }: Sent) {
    return { success: true, ficha: { _id, version: 0 } };
  }

  @Ruta(cambiar)
  update(@Param() { id }: { id: string }, @Body() { version }: Sent) {
    assertVersion(version, VERSION);
    return { success: true, ficha: { _id: id, version: VERSION + 1 } };
  }

  @Ruta(eliminar)
  remove(@Param() _params: object) {
    return { success: true };
  }

  @Ruta(vieja)
  old(@Param() _params: object) {
    return { success: true };
  }

  @Ruta(abrir)
  open() {
    return { success: true };
  }
}
