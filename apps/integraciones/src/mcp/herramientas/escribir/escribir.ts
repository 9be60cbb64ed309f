import type { McpServer } from '@modelcontextprotocol/server';
import type { Producto } from '../../producto';
import { addCambiar } from './cambiar';
import { addComentar } from './comentar';
import { addCrear } from './crear';
import { addEliminar } from './eliminar';
import { addEnlazar } from './enlazar';
import { addMover } from './mover';

export function addWriters(server: McpServer, producto: Producto): void {
  for (const add of [addCrear, addCambiar, addComentar, addMover, addEnlazar, addEliminar])
    add(server, producto);
}
