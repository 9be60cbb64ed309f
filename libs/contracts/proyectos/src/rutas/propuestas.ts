import { idParamSchema, ruta } from '@pmp/contracts/common';
import {
  decidirSchema,
  propuestaReplySchema,
  propuestasQuerySchema,
  propuestasReplySchema,
} from '../propuestas/propuesta';

export const listar = ruta('GET', 'propuestas', {
  resumen: 'Lista los cambios propuestos',
  query: propuestasQuerySchema,
  reply: propuestasReplySchema,
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'propuestas/:id', {
  resumen: 'Lee un cambio propuesto',
  params: idParamSchema,
  reply: propuestaReplySchema,
  derecho: 'proyecto.ver',
});

export const decidir = ruta('POST', 'propuestas/:id/decidir', {
  resumen: 'Acepta o rechaza un cambio propuesto',
  params: idParamSchema,
  body: decidirSchema,
  reply: propuestaReplySchema,
  status: 200,
  refuses: ['conflict', 'forbidden'],
  derecho: 'proyecto.editar',
});

export const deshacer = ruta('POST', 'propuestas/:id/deshacer', {
  resumen: 'Deshace un cambio propuesto que se había aceptado',
  params: idParamSchema,
  reply: propuestaReplySchema,
  status: 200,
  refuses: ['conflict', 'forbidden'],
  derecho: 'proyecto.editar',
});
