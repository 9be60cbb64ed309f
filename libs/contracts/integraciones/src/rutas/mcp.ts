import { ruta } from '@pmp/contracts/common';
import { mensajeMcpSchema } from '../mcp';

export const enviar = ruta('POST', 'mcp', {
  resumen: 'Recibe los mensajes de un agente que habla MCP',
  body: mensajeMcpSchema,
  reply: mensajeMcpSchema,
  status: 200,
  refuses: ['invalid'],
  derecho: 'proyecto.ver',
});
