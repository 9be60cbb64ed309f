import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { z } from 'zod';
import {
  empresaRetoReplySchema,
  empresaInicioReplySchema,
  empresaInicioSchema,
  empresaSesionReplySchema,
  empresaSesionSchema,
} from '../cuentas/empresa';
import { vinculosReplySchema } from '../replies';

export const iniciar = ruta('POST', 'usuarios/empresa/inicio', {
  resumen: 'Empieza el inicio de sesión con la cuenta de la empresa',
  body: empresaInicioSchema,
  reply: empresaInicioReplySchema,
  status: 200,
  refuses: ['unavailable'],
  derecho: 'publico',
});

export const entrar = ruta('POST', 'usuarios/empresa/sesion', {
  resumen: 'Abre sesión al volver del proveedor de identidad de la empresa',
  body: empresaSesionSchema,
  reply: z.union([empresaSesionReplySchema, empresaRetoReplySchema]),
  status: 200,
  refuses: ['forbidden', 'conflict', 'unavailable'],
  derecho: 'publico',
});

export const listarVinculos = ruta('GET', 'usuarios/empresa/vinculos', {
  resumen: 'Lista qué cuentas entran con la de la empresa',
  reply: vinculosReplySchema,
  derecho: 'identidad.administrar',
});

export const desvincular = ruta('DELETE', 'usuarios/empresa/vinculos/:id', {
  resumen: 'Separa una cuenta de la de la empresa',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'identidad.administrar',
  reciente: true,
});
