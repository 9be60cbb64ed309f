import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  empresaInicioReplySchema,
  empresaInicioSchema,
  empresaSesionReplySchema,
  empresaSesionSchema,
} from '../cuentas/empresa';
import { vinculosReplySchema } from '../replies';

export const iniciar = ruta('POST', 'usuarios/empresa/inicio', {
  body: empresaInicioSchema,
  reply: empresaInicioReplySchema,
  status: 200,
  refuses: ['unavailable'],
  derecho: 'publico',
});

export const entrar = ruta('POST', 'usuarios/empresa/sesion', {
  body: empresaSesionSchema,
  reply: empresaSesionReplySchema,
  status: 200,
  refuses: ['forbidden', 'conflict', 'unavailable'],
  derecho: 'publico',
});

export const listarVinculos = ruta('GET', 'usuarios/empresa/vinculos', {
  reply: vinculosReplySchema,
  derecho: 'identidad.administrar',
});

export const desvincular = ruta('DELETE', 'usuarios/empresa/vinculos/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'identidad.administrar',
});
