import type { McpServer } from '@modelcontextprotocol/server';
import type { Producto } from '../../producto';
import { addCambiar } from './cambiar';
import { addComentar } from './comentar';
import { addCrear } from './crear';
import { addMover } from './mover';

export function addWriters(server: McpServer, producto: Producto): void {
  for (const add of [addCrear, addCambiar, addComentar, addMover]) add(server, producto);
}
