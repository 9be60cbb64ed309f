import { ruta } from '@pmp/contracts/common';
import { busquedaQuerySchema } from '../buscar/busqueda';
import { busquedaReplySchema } from '../replies';
import { claveParamSchema, claveReplySchema } from '../elementos/clave';

export const buscar = ruta('GET', 'proyectos/buscar', {
  resumen: 'Busca un texto en los proyectos y en sus elementos',
  query: busquedaQuerySchema,
  reply: busquedaReplySchema,
  derecho: 'proyecto.ver',
});

export const leerClave = ruta('GET', 'claves/:clave', {
  resumen: 'Encuentra un elemento por su clave',
  params: claveParamSchema,
  reply: claveReplySchema,
  derecho: 'proyecto.ver',
});
