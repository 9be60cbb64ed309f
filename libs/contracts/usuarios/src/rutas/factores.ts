import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  altaFactorConfirmarSchema,
  altaFactorReplySchema,
  codigosReplySchema,
  factorConfirmarSchema,
  factoresReplySchema,
  factorPedidoSchema,
  retoSchema,
  segundoPasoReplySchema,
  segundoPasoSchema,
  semillaReplySchema,
} from '../cuentas/factor';

export const entrar = ruta('POST', 'usuarios/login/factor', {
  resumen: 'Termina el inicio de sesión de quien tiene un segundo factor',
  body: segundoPasoSchema,
  reply: segundoPasoReplySchema,
  status: 200,
  refuses: ['unauthenticated', 'forbidden', 'tooMany'],
  derecho: 'publico',
});

export const empezarAlta = ruta('POST', 'usuarios/login/factor/alta', {
  resumen:
    'Crea la clave de una aplicación de códigos para quien tiene que activar un segundo factor antes de entrar',
  body: retoSchema,
  reply: semillaReplySchema,
  status: 200,
  refuses: ['unauthenticated', 'forbidden', 'unavailable'],
  derecho: 'publico',
});

export const confirmarAlta = ruta('POST', 'usuarios/login/factor/alta/confirmar', {
  resumen:
    'Activa el segundo factor con un código y termina el inicio de sesión; da los códigos de recuperación',
  body: altaFactorConfirmarSchema,
  reply: altaFactorReplySchema,
  status: 200,
  refuses: ['unauthenticated', 'forbidden'],
  derecho: 'publico',
});

export const leer = ruta('GET', 'usuarios/factores', {
  resumen: 'Lee con qué demuestra quien llama que es quien es',
  reply: factoresReplySchema,
  derecho: 'cuenta.propia',
});

export const empezar = ruta('POST', 'usuarios/factores/aplicacion', {
  resumen: 'Crea la clave que se pone en una aplicación de códigos',
  body: factorPedidoSchema,
  reply: semillaReplySchema,
  status: 200,
  refuses: ['forbidden', 'tooMany', 'unavailable'],
  derecho: 'cuenta.propia',
});

export const confirmar = ruta('POST', 'usuarios/factores/aplicacion/confirmar', {
  resumen: 'Activa la aplicación con uno de sus códigos y da los de recuperación',
  body: factorConfirmarSchema,
  reply: codigosReplySchema,
  status: 200,
  refuses: ['tooMany'],
  derecho: 'cuenta.propia',
});

export const renovarCodigos = ruta('POST', 'usuarios/factores/codigos', {
  resumen: 'Cambia los códigos de recuperación por otros',
  body: factorPedidoSchema,
  reply: codigosReplySchema,
  status: 200,
  refuses: ['forbidden', 'conflict', 'tooMany'],
  derecho: 'cuenta.propia',
});

export const quitar = ruta('POST', 'usuarios/factores/quitar', {
  resumen: 'Quita el segundo factor de quien llama y olvida sus dispositivos',
  body: factorPedidoSchema,
  reply: exitoReplySchema,
  status: 200,
  refuses: ['forbidden', 'conflict', 'tooMany'],
  derecho: 'cuenta.propia',
});

export const olvidarDispositivo = ruta('DELETE', 'usuarios/factores/dispositivos/:id', {
  resumen: 'Olvida un dispositivo recordado: la próxima vez se le pide el segundo factor',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'cuenta.propia',
});

export const restablecer = ruta('DELETE', 'usuarios/:id/factores', {
  resumen: 'Quita el segundo factor de otra persona, que ha perdido con qué lo demuestra',
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['forbidden', 'conflict'],
  derecho: 'identidad.administrar',
  reciente: true,
});
