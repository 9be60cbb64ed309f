import { ruta } from '@pmp/contracts/common';
import { mensajeMcpSchema } from '../mcp';

export const enviar = ruta('POST', 'mcp', {
  body: mensajeMcpSchema,
  reply: mensajeMcpSchema,
  status: 200,
  refuses: ['invalid'],
  derecho: 'proyecto.ver',
});
