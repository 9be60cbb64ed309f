import { ruta } from '@pmp/contracts/common';
import { ajustesAccesoReplySchema, ajustesAccesoUpdateSchema } from '../acceso/ajustes';

export const leer = ruta('GET', 'usuarios/acceso', {
  resumen: 'Lee qué pide la instalación a quien entra',
  reply: ajustesAccesoReplySchema,
  derecho: 'identidad.administrar',
});

export const cambiar = ruta('PUT', 'usuarios/acceso', {
  resumen: 'Cambia qué pide la instalación a quien entra, desde su siguiente inicio de sesión',
  body: ajustesAccesoUpdateSchema,
  reply: ajustesAccesoReplySchema,
  refuses: ['missing', 'unavailable'],
  derecho: 'identidad.administrar',
  reciente: true,
});
