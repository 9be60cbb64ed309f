import { ruta } from '@pmp/contracts/common';
import { busquedaQuerySchema } from '../buscar/busqueda';
import { busquedaReplySchema } from '../replies';
import { claveParamSchema, claveReplySchema } from '../elementos/clave';

export const buscar = ruta('GET', 'proyectos/buscar', {
  query: busquedaQuerySchema,
  reply: busquedaReplySchema,
  derecho: 'proyecto.ver',
});

export const leerClave = ruta('GET', 'claves/:clave', {
  params: claveParamSchema,
  reply: claveReplySchema,
  derecho: 'proyecto.ver',
});
