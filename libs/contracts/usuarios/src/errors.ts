import { defineErrors } from '@pmp/contracts/common';

export const erroresUsuarios = defineErrors('usuarios', {
  credencialesNoValidas: { kind: 'unauthenticated', message: 'Correo o contraseña incorrectos' },
  cuentaInactiva: { kind: 'forbidden', message: 'Tu cuenta está inactiva' },
  correoDuplicado: { kind: 'conflict', message: 'Ya existe una cuenta con este correo', campo: 'correo' },
  contrasenaActualIncorrecta: {
    kind: 'invalid',
    message: 'La contraseña actual no es correcta',
    campo: 'actual',
  },
  demasiadosIntentos: {
    kind: 'tooMany',
    message: 'Demasiados intentos de inicio de sesión. Espera un momento e inténtalo de nuevo.',
  },
  demasiadasAplicaciones: {
    kind: 'tooMany',
    message: 'Demasiadas aplicaciones nuevas. Espera unos minutos e inténtalo de nuevo.',
  },
  codigoFactorNoValido: {
    kind: 'invalid',
    message: 'El código no es correcto o ya se ha usado',
    campo: 'codigo',
  },
  retoCaducado: {
    kind: 'unauthenticated',
    message: 'Este inicio de sesión ha caducado: vuelve a escribir tu contraseña',
  },
  claveFactorCaducada: {
    kind: 'invalid',
    message: 'La clave ha caducado: empieza otra vez',
    campo: 'codigo',
  },
  sinSegundoFactor: { kind: 'conflict', message: 'La cuenta no tiene un segundo factor' },
  factorPropio: {
    kind: 'forbidden',
    message: 'Tu segundo factor se quita en Configuración, con tu contraseña',
  },
  factorExigido: {
    kind: 'conflict',
    message: 'Tu espacio de trabajo te pide un segundo factor: puedes cambiarlo, pero no quitarlo',
  },
  exigenciaNoValida: {
    kind: 'invalid',
    message: 'El segundo factor se exige a nadie, a los administradores o a todos',
  },
  factorNoDisponible: {
    kind: 'unavailable',
    message:
      'Este servidor no puede guardar la clave de una aplicación de códigos. Avisa a la persona que administra tu espacio de trabajo.',
  },
  llaveNoValida: {
    kind: 'invalid',
    message: 'No se ha podido comprobar la llave de acceso. Inténtalo de nuevo o entra de otra forma.',
    campo: 'llave',
  },
  llaveCaducada: {
    kind: 'invalid',
    message: 'Ha pasado demasiado tiempo, o esta llave ya se había comprobado: inténtalo de nuevo',
    campo: 'llave',
  },
  llaveDesconocida: {
    kind: 'unauthenticated',
    message: 'Esta llave de acceso no abre ninguna cuenta aquí: entra con tu contraseña',
  },
  llaveSinNombre: { kind: 'invalid', message: 'El nombre de la llave es obligatorio' },
  llaveNoEncontrada: { kind: 'missing', message: 'La llave de acceso no existe o ya está eliminada' },
  dispositivoNoEncontrado: {
    kind: 'missing',
    message: 'El dispositivo no está recordado o ya se ha olvidado',
  },
  demasiadasLlaves: {
    kind: 'conflict',
    message: ({ max }) => `No puedes tener más de ${max} llaves de acceso: elimina alguna que ya no uses`,
  },
  llavesNoDisponibles: {
    kind: 'unavailable',
    message:
      'Las llaves de acceso necesitan que la aplicación se abra por HTTPS y con un nombre. Avisa a la persona que administra tu espacio de trabajo.',
  },
  faltaContrasenaFactor: {
    kind: 'invalid',
    message: 'Escribe tu contraseña actual',
    campo: 'actual',
  },
  entradaRecienteFactor: {
    kind: 'forbidden',
    message: 'Para continuar, vuelve a entrar con la cuenta de la empresa',
  },
  sesionNoEncontrada: { kind: 'missing', message: 'La sesión no existe o ya está cerrada' },
  demasiadasSesionesCerradas: {
    kind: 'conflict',
    message: 'Has cerrado muchas sesiones una a una: usa «Cerrar las demás»',
  },
  tokenNoEncontrado: { kind: 'missing', message: 'El token no existe o ya está revocado' },
  tokenSinNombre: { kind: 'invalid', message: 'El nombre del token es obligatorio' },
  alcanceNoValido: { kind: 'invalid', message: 'El alcance debe ser leer, proponer, escribir o administrar' },
  proyectosNoValidos: { kind: 'invalid', message: ({ max }) => `Selecciona entre 1 y ${max} proyectos` },
  diasNoValidos: { kind: 'invalid', message: ({ max }) => `Debe caducar entre 1 y ${max} días después` },
  demasiadosTokens: {
    kind: 'conflict',
    message: ({ max }) => `No puedes tener más de ${max} tokens: revoca alguno que ya no uses`,
  },
  aplicacionNoValida: {
    kind: 'invalid',
    message: 'La aplicación que pide acceso no está bien registrada. Vuelve a empezar desde ella.',
  },
  aplicacionSinDocumento: {
    kind: 'invalid',
    message: ({ destino }) =>
      `No se ha podido comprobar en ${destino} qué aplicación pide acceso. Inténtalo de nuevo o usa un token de acceso.`,
  },
  peticionAccesoNoValida: {
    kind: 'invalid',
    message: ({ problema }) => `La petición de acceso de la aplicación no es válida (${problema})`,
  },
  codigoAccesoNoValido: {
    kind: 'invalid',
    message: 'El código ha caducado, ya se ha usado o no es de esta aplicación',
  },
  demasiadosBots: {
    kind: 'conflict',
    message: ({ max }) => `No puede haber más de ${max} bots: elimina alguno que ya no uses`,
  },
  botNoEncontrado: { kind: 'missing', message: 'El bot no existe' },
  botInactivo: { kind: 'conflict', message: 'El bot está inactivo: actívalo antes' },
  botSinContrasena: { kind: 'conflict', message: 'Un bot no tiene contraseña: crea un token' },
  botNoAdministra: { kind: 'conflict', message: 'Un bot no puede administrar la instalación' },
  enlaceNoValido: {
    kind: 'invalid',
    message: 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.',
    campo: 'token',
  },
  cuentaDestinoInactiva: { kind: 'conflict', message: 'La cuenta está inactiva: actívala antes' },
  correoNoDisponible: {
    kind: 'unavailable',
    message:
      'Este servidor no envía correos. Pide un enlace a la persona que administra tu espacio de trabajo.',
  },
  demasiadasSolicitudes: {
    kind: 'tooMany',
    message: 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  },
  empresaNoConfigurada: {
    kind: 'unavailable',
    message: 'Este servidor no permite entrar con la cuenta de la empresa',
  },
  empresaNoResponde: {
    kind: 'unavailable',
    message: 'La cuenta de la empresa no responde ahora. Inténtalo de nuevo dentro de un momento.',
  },
  empresaMalConfigurada: {
    kind: 'unavailable',
    message:
      'La cuenta de la empresa no acepta a este servidor. Avisa a la persona que administra tu espacio de trabajo.',
  },
  empresaEntradaNoValida: {
    kind: 'invalid',
    message: 'Este intento de entrar ha caducado o ya se ha usado. Empieza de nuevo.',
  },
  empresaCancelada: {
    kind: 'forbidden',
    message: 'No se ha completado el inicio de sesión con la cuenta de la empresa',
  },
  empresaSinCorreo: { kind: 'forbidden', message: 'La cuenta de la empresa no incluye tu correo' },
  empresaSinVerificar: {
    kind: 'forbidden',
    message: 'La cuenta de la empresa no confirma que este correo sea tuyo',
  },
  empresaDominio: {
    kind: 'forbidden',
    message: 'Con este correo no se puede entrar en este espacio de trabajo',
  },
  empresaSinCuenta: {
    kind: 'forbidden',
    message: 'No tienes cuenta aquí. Pídela a la persona que administra tu espacio de trabajo.',
  },
  empresaDeOtra: {
    kind: 'conflict',
    message: 'La cuenta que tiene este correo es de otra persona de la empresa',
  },
  soloEmpresa: {
    kind: 'forbidden',
    message: 'En este espacio de trabajo se entra con la cuenta de la empresa',
  },
  sinContrasena: {
    kind: 'conflict',
    message: 'Tu cuenta no tiene contraseña: entras con la cuenta de la empresa',
  },
  registroCerrado: {
    kind: 'forbidden',
    message: 'En este espacio de trabajo no se pueden crear cuentas desde aquí',
  },
  registroConInvitacion: {
    kind: 'forbidden',
    message:
      'Para crear una cuenta hace falta una invitación: pídela a la persona que administra tu espacio de trabajo',
  },
  registroPorCorreo: {
    kind: 'forbidden',
    message: 'Para crear una cuenta, pide antes el enlace que se envía a tu correo',
  },
  registroSinEnlace: {
    kind: 'forbidden',
    message: 'En este espacio de trabajo no se envían enlaces para crear una cuenta',
  },
  invitacionNoValida: {
    kind: 'invalid',
    message: 'La invitación ha caducado, se ha retirado, ya se ha usado o es para otro correo',
    campo: 'invitacion',
  },
  invitacionAgotada: {
    kind: 'invalid',
    message: 'Ya no quedan plazas en este enlace: pide otro a quien te invitó',
    campo: 'invitacion',
  },
  plazasNoValidas: {
    kind: 'invalid',
    message: ({ max }) => `Un enlace sirve para entre 1 y ${max} personas`,
  },
  diasInvitacionNoValidos: {
    kind: 'invalid',
    message: ({ max }) => `Una invitación vale entre 1 y ${max} días`,
  },
  demasiadasInvitadas: {
    kind: 'invalid',
    message: ({ max }) => `No se puede invitar a más de ${max} direcciones a la vez`,
  },
  invitaAdministracion: {
    kind: 'forbidden',
    message: 'En este espacio de trabajo solo invita la persona que lo administra',
  },
  quienInvitaNoValido: {
    kind: 'invalid',
    message: 'Invitan los administradores o también quienes administran un equipo',
  },
  invitacionNoEncontrada: { kind: 'missing', message: 'La invitación no existe o ya se ha usado' },
  ultimoAdmin: {
    kind: 'conflict',
    message: 'Es la última persona administradora activa: nombra a otra antes de cambiarla',
  },
  equipoInnecesario: {
    kind: 'conflict',
    message: 'No necesitas pedir un equipo: ya formas parte de uno o puedes crearlo',
  },
  sinAdministracion: {
    kind: 'conflict',
    message: 'Nadie administra todavía este espacio de trabajo, así que no hay a quién pedírselo',
  },
  usuarioNoEncontrado: { kind: 'missing', message: 'La persona no existe' },
  equipoNoEncontrado: { kind: 'missing', message: 'El equipo no existe o ya fue eliminado' },
  equipoConProyectos: {
    kind: 'conflict',
    message: ({ total }) =>
      total === 1
        ? 'No se puede eliminar el equipo: tiene 1 proyecto'
        : `No se puede eliminar el equipo: tiene ${total} proyectos`,
  },
  miembrosDesconocidos: {
    kind: 'invalid',
    message: 'Alguna de las personas seleccionadas no existe o está inactiva',
    campo: 'miembros',
  },
  ultimoAdminEquipo: {
    kind: 'conflict',
    message: 'El equipo debe conservar al menos una persona administradora',
    campo: 'miembros',
  },
  idOcupado: { kind: 'conflict', message: 'El identificador ya está en uso' },
  noTePuedesCambiar: { kind: 'conflict', message: 'No puedes desactivar tu propia cuenta' },
  noTePuedesEliminar: {
    kind: 'conflict',
    message: 'No puedes eliminar tu propia cuenta: pídeselo a otra persona administradora',
  },
  destinoNoValido: { kind: 'invalid', message: 'La página a la que volver no es de esta aplicación' },
  empresaRespuestaNoValida: {
    kind: 'invalid',
    message: 'La respuesta de la cuenta de la empresa no es válida',
  },
  cuentaDeDemostracion: {
    kind: 'conflict',
    message: 'Es una cuenta de la demostración: solo se activa con la demostración en marcha',
  },
  rolNoValido: { kind: 'invalid', message: 'El rol no es válido' },
  rolEquipoNoValido: { kind: 'invalid', message: 'El rol en el equipo no es válido' },
  equipoSinNombre: { kind: 'invalid', message: 'El nombre del equipo es obligatorio' },
  faltanMiembros: {
    kind: 'invalid',
    message: ({ min }) => `Debe seleccionar al menos ${min} miembros para el equipo`,
  },
  demasiadosMiembros: {
    kind: 'invalid',
    message: ({ max }) => `Un equipo no puede superar las ${max} personas`,
  },
  temaNoValido: { kind: 'invalid', message: 'El tema no es válido' },
  columnasNoValidas: { kind: 'invalid', message: 'Las columnas no son válidas' },
  favoritosNoValidos: { kind: 'invalid', message: 'Puedes tener hasta 200 proyectos favoritos' },
  idiomaNoValido: { kind: 'invalid', message: 'El idioma no es válido' },
  enlaceMalEscrito: { kind: 'invalid', message: 'El enlace no es válido' },
  sinNombre: { kind: 'invalid', message: 'El nombre es obligatorio' },
  sinCorreo: { kind: 'invalid', message: 'El correo es obligatorio' },
  correoNoValido: { kind: 'invalid', message: 'El correo no es válido' },
  faltaContrasena: { kind: 'invalid', message: 'La contraseña es obligatoria' },
  contrasenaCorta: {
    kind: 'invalid',
    message: ({ min }) => `La contraseña debe tener al menos ${min} caracteres`,
  },
  contrasenaLarga: {
    kind: 'invalid',
    message: ({ max }) => `La contraseña no puede superar los ${max} caracteres`,
  },
  contrasenaComun: {
    kind: 'invalid',
    message: 'Esta contraseña es de las más usadas y se adivina enseguida: elige otra',
  },
  contrasenaPersonal: {
    kind: 'invalid',
    message: 'La contraseña no puede ser tu correo ni tu nombre',
  },
  faltaContrasenaActual: {
    kind: 'invalid',
    message: 'Escribe tu contraseña actual para cambiar el correo',
    campo: 'actual',
  },
  entradaReciente: {
    kind: 'forbidden',
    message: 'Para cambiar el correo, cierra la sesión y vuelve a entrar con la cuenta de la empresa',
  },
  imagenNoValida: { kind: 'invalid', message: 'La imagen no es válida' },
  imagenDimensiones: {
    kind: 'invalid',
    message: ({ max }) => `La imagen no puede medir más de ${max} píxeles de lado`,
  },
  imagenGrande: { kind: 'invalid', message: 'La imagen es demasiado grande' },
});
