import { id } from '../espacio';
import type { PreguntaComprobada } from '../pregunta';

/** The ten kinds of question that a team's lead asks most, each in the ways in which it is said aloud or typed in a hurry. */
export const LOS_DIEZ_TIPOS: readonly PreguntaComprobada[] = [
  // Make a story.
  {
    pregunta: 'Créame una historia que se llame Pagar con Bizum',
    dice: ['En qué épica creo «Pagar con Bizum»', 'Pagos', 'Buscador'],
  },
  {
    tras: ['nueva historia: Pagar con Bizum'],
    pregunta: 'en Pagos',
    propone: [
      { metodo: 'POST', ruta: '/api/historias', cuerpo: { titulo: 'Pagar con Bizum', epicaId: id('e', 1) } },
    ],
  },
  {
    pregunta: '¿Puedes crear una historia «Pagar con Bizum» en Pagos?',
    propone: [
      { metodo: 'POST', ruta: '/api/historias', cuerpo: { titulo: 'Pagar con Bizum', epicaId: id('e', 1) } },
    ],
  },
  {
    pregunta: 'quiero crear una historia para pagar con Bizum en la épica de pagos',
    propone: [{ metodo: 'POST', ruta: '/api/historias', cuerpo: { epicaId: id('e', 1) } }],
  },
  {
    pregunta: 'Necesitamos una historia nueva en el buscador: Buscar por voz',
    propone: [
      { metodo: 'POST', ruta: '/api/historias', cuerpo: { titulo: 'Buscar por voz', epicaId: id('e', 2) } },
    ],
  },
  {
    pregunta: 'Apunta una historia: Avisar por SMS',
    dice: ['En qué épica creo «Avisar por SMS»'],
  },
  {
    pregunta: 'Crea una historia de prioridad alta llamada Pagar con Bizum en Pagos',
    propone: [
      {
        metodo: 'POST',
        ruta: '/api/historias',
        cuerpo: { titulo: 'Pagar con Bizum', prioridad: 'alta', epicaId: id('e', 1) },
      },
    ],
  },
  {
    tras: ['Crea la historia Pagar con Bizum de 5 puntos'],
    pregunta: 'En la épica Pagos',
    propone: [
      {
        metodo: 'POST',
        ruta: '/api/historias',
        cuerpo: { titulo: 'Pagar con Bizum', puntos: 5, epicaId: id('e', 1) },
      },
    ],
  },
  { pregunta: 'Crea una historia', dice: ['Cómo se llama la historia'] },
  // Assign.
  {
    pregunta: 'Asígnale a Nora la tarea Medir búsquedas vacías',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 14)}`, cuerpo: { asignado: id('u', 2) } }],
  },
  {
    pregunta: 'Que Nora se encargue de medir búsquedas vacías',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 14)}`, cuerpo: { asignado: id('u', 2) } }],
  },
  {
    pregunta: 'pon a Iván en el contador que no baja',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 12)}`, cuerpo: { asignado: id('u', 3) } }],
  },
  {
    pregunta: 'Dale a Sara los textos de atención al cliente',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 6)}`, cuerpo: { asignado: id('u', 5) } }],
  },
  {
    pregunta: 'La tarea Comparar por sonido pásasela a Marcos',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 13)}`, cuerpo: { asignado: id('u', 4) } }],
  },
  {
    pregunta: 'Me quedo con Medir búsquedas vacías',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 14)}`, cuerpo: { asignado: id('u', 1) } }],
  },
  {
    pregunta: 'Quítale a Nora la tarea Elegir entre tarjetas',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 2)}`, cuerpo: { asignado: null } }],
  },
  {
    pregunta: 'Pon a Sara a cargo de la historia Confirmación por correo',
    propone: [{ metodo: 'PUT', ruta: `/api/historias/${id('h', 9)}`, cuerpo: { responsable: id('u', 5) } }],
  },
  { pregunta: 'Asigna Medir búsquedas vacías a Pepe', dice: ['Pepe', 'Nora Vidal'] },
  {
    tras: ['Asigna Medir búsquedas vacías a Pepe'],
    pregunta: 'a Nora',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 14)}`, cuerpo: { asignado: id('u', 2) } }],
  },
  {
    tras: ['Asigna la tarea a Nora'],
    pregunta: 'Medir búsquedas vacías',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 14)}`, cuerpo: { asignado: id('u', 2) } }],
  },
  // Set in review and elsewhere.
  {
    pregunta: 'Comparar por sonido ya está para revisar',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 13)}`, cuerpo: { estado: 'en revisión' } }],
  },
  {
    pregunta: 'pasa comparar por sonido a revisión',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 13)}`, cuerpo: { estado: 'en revisión' } }],
  },
  {
    pregunta: 'Mueve la historia Pagar con tarjeta guardada a en revisión',
    propone: [{ metodo: 'PUT', ruta: `/api/historias/${id('h', 8)}`, cuerpo: { estado: 'en revisión' } }],
  },
  {
    pregunta: 'Manda a revisión «Elegir entre tarjetas»',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 2)}`, cuerpo: { estado: 'en revisión' } }],
  },
  {
    pregunta: 'Cambia el estado de Plantilla del correo a en progreso',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 5)}`, cuerpo: { estado: 'en progreso' } }],
  },
  {
    pregunta: 'ya he terminado la plantilla del correo',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 5)}`, cuerpo: { estado: 'completada' } }],
  },
  {
    pregunta: 'Da por completada la tarea Explicar el calendario de cobros',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 9)}`, cuerpo: { estado: 'completada' } }],
  },
  {
    pregunta: 'Bloquea la tarea Comparar por sonido',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 13)}`, cuerpo: { estado: 'bloqueada' } }],
  },
  // Stories of the sprint with tasks that nobody has.
  {
    pregunta: '¿Qué historias del sprint actual tienen tareas que no tiene nadie?',
    dice: ['3 historias', 'Confirmación por correo', 'Avisar si se agota', 'Encontrar aunque se escriba mal'],
    calla: ['Pagar en plazos'],
  },
  {
    pregunta: '¿En qué historias del sprint falta asignar tareas?',
    dice: ['Confirmación por correo', 'Avisar si se agota', 'Encontrar aunque se escriba mal'],
    calla: ['Pagar en plazos'],
  },
  {
    pregunta: 'dime qué tareas del sprint siguen libres',
    dice: ['3 tareas', 'Textos de atención al cliente', 'Medir búsquedas vacías'],
  },
  {
    pregunta: '¿Queda algo sin dueño en el sprint?',
    dice: ['Textos de atención al cliente', 'Contador no baja al anular', 'Medir búsquedas vacías'],
  },
  {
    pregunta: '¿Hay algo del sprint por repartir?',
    dice: ['Textos de atención al cliente', 'Contador no baja al anular', 'Medir búsquedas vacías'],
  },
  {
    pregunta: '¿Cuántas tareas del sprint no tienen a nadie?',
    dice: ['3 tareas'],
  },
  {
    abierto: null,
    pregunta: '¿Qué tareas sin asignar hay en todos los proyectos?',
    dice: ['4 tareas', 'Cerrar sesión en todas partes'],
  },
  {
    pregunta: '¿Hay tareas huérfanas en este sprint?',
    dice: ['Textos de atención al cliente', 'Contador no baja al anular'],
  },
  // Points left.
  { pregunta: '¿Cuántos puntos nos quedan por hacer?', dice: ['29', '37'] },
  { pregunta: '¿Qué nos queda por quemar en el sprint?', dice: ['29'] },
  { pregunta: 'puntos restantes', dice: ['29', '37'] },
  { pregunta: 'puntos pendientes del sprint', dice: ['29'] },
  { pregunta: '¿Cuánto trabajo falta para acabar el sprint?', dice: ['29'] },
  { pregunta: '¿Cuántos puntos tiene el sprint en total?', dice: ['37'] },
  { pregunta: 'cuantos pts quedan', dice: ['29'] },
  {
    pregunta: '¿Cuántos puntos quedan en el sprint del portal?',
    dice: ['13 puntos'],
    calla: ['Pago en un paso'],
  },
  { pregunta: '¿Cuántos puntos le quedan a Nora?', dice: ['13', 'Nora Vidal'] },
  // What somebody did, from the history.
  {
    pregunta: '¿Qué ha estado haciendo Iván la última semana?',
    dice: ['Guardar identificador en la pasarela'],
  },
  {
    pregunta: '¿En qué estuvo Marcos la semana pasada?',
    dice: ['Validar caducidad del vale', 'Ofrecer plazos desde 60 euros'],
    calla: ['Guardar identificador'],
  },
  {
    pregunta: 'Cuéntame qué hizo Marcos la semana pasada',
    dice: ['Validar caducidad del vale', 'Ofrecer plazos desde 60 euros'],
    calla: ['Guardar identificador'],
  },
  {
    pregunta: '¿Qué terminó Iván la semana pasada?',
    dice: ['Guardar identificador en la pasarela'],
    calla: ['Comparar por sonido', 'Validar caducidad'],
  },
  {
    pregunta: 'actividad de Iván la semana pasada',
    dice: ['Guardar identificador en la pasarela', 'Botón activo tras un rechazo'],
    calla: ['Comparar por sonido'],
  },
  {
    pregunta: '¿Qué sacó adelante Marcos la semana pasada?',
    dice: ['Validar caducidad del vale', 'Ofrecer plazos desde 60 euros'],
  },
  {
    pregunta: '¿Qué hizo Nora el lunes?',
    dice: ['Completar calle y código postal'],
    calla: ['Explicar el calendario'],
  },
  {
    pregunta: '¿Qué avances hizo el equipo la semana pasada?',
    dice: ['Guardar identificador en la pasarela', 'Validar caducidad del vale'],
    calla: ['Lista de sinónimos'],
  },
  {
    pregunta: 'resumen de lo que hizo Iván la semana pasada',
    dice: ['Guardar identificador en la pasarela'],
    calla: ['Validar caducidad', 'Comparar por sonido'],
  },
  {
    pregunta: 'qué ha cambiado desde el lunes',
    dice: ['Completar calle y código postal', 'Explicar el calendario de cobros'],
    calla: ['Guardar identificador'],
  },
  // Will we make it.
  { pregunta: '¿Nos va a dar tiempo?', dice: ['%', 'entre el'] },
  { pregunta: '¿Llegaremos al final del sprint?', dice: ['%', 'entre el', '22 de noviembre'] },
  { pregunta: '¿Acabaremos todo lo del sprint?', dice: ['%', 'entre el'] },
  { pregunta: '¿Cómo de probable es que acabemos el 22?', dice: ['%', '22 de noviembre'] },
  { pregunta: 'da tiempo a todo?', dice: ['%', 'entre el'] },
  { pregunta: '¿Vamos bien de tiempo?', dice: ['%', 'entre el'] },
  { pregunta: '¿Está en riesgo el sprint?', dice: ['%', 'entre el'] },
  { pregunta: '¿Para cuándo estará listo lo que queda?', dice: ['entre el', '%'] },
  { pregunta: '¿Cumpliremos el objetivo del sprint?', dice: ['%'] },
  // Due this week, with what is overdue.
  {
    pregunta: '¿Qué toca entregar esta semana?',
    dice: ['Botón activo tras un rechazo', 'Elegir entre tarjetas', 'Certificado de pruebas caducado'],
    calla: ['Plantilla del correo'],
  },
  {
    pregunta: '¿Qué se nos echa encima esta semana?',
    dice: ['Botón activo tras un rechazo', 'Elegir entre tarjetas'],
    calla: ['Plantilla del correo'],
  },
  {
    pregunta: 'vencimientos de esta semana',
    dice: ['Botón activo tras un rechazo', 'Comparar por sonido', 'Contador no baja al anular'],
    calla: ['Plantilla del correo'],
  },
  {
    pregunta: '¿Qué hay que tener listo para el viernes?',
    dice: ['Botón activo tras un rechazo', 'Explicar el calendario de cobros', 'Elegir entre tarjetas'],
    calla: ['Comparar por sonido', 'Plantilla del correo'],
  },
  {
    pregunta: '¿Qué tareas vencen antes del domingo?',
    dice: ['Botón activo tras un rechazo', 'Comparar por sonido'],
    calla: ['Plantilla del correo'],
  },
  {
    pregunta: '¿Se nos ha pasado algo de fecha?',
    dice: ['Certificado de pruebas caducado', 'Contador no baja al anular'],
    calla: ['Elegir entre tarjetas'],
  },
  {
    pregunta: '¿Qué vence esta semana y qué está ya vencido?',
    dice: ['Botón activo tras un rechazo', 'Certificado de pruebas caducado', 'Contador no baja al anular'],
    calla: ['Plantilla del correo'],
  },
  {
    pregunta: '¿Qué le vence a Nora esta semana?',
    dice: ['Elegir entre tarjetas', 'Explicar el calendario de cobros'],
    calla: ['Comparar por sonido', 'Contador'],
  },
  // Blocked and why.
  {
    pregunta: '¿Qué tenemos parado y por qué motivo?',
    dice: ['Certificado de pruebas caducado', 'renueva el certificado el jueves', 'Etiqueta en PDF'],
  },
  {
    pregunta: '¿A qué está esperando el certificado?',
    dice: ['renueva el certificado el jueves'],
  },
  {
    pregunta: '¿Quién está bloqueado?',
    dice: ['Marcos Gil', 'Nora Vidal', 'Certificado de pruebas caducado'],
  },
  {
    pregunta: '¿Con qué está atascado Marcos?',
    dice: ['Certificado de pruebas caducado'],
    calla: ['Etiqueta en PDF'],
  },
  {
    pregunta: 'motivos de los bloqueos',
    dice: ['Certificado de pruebas caducado', 'renueva el certificado el jueves'],
  },
  {
    pregunta: '¿Hay algo que no avance?',
    dice: ['Certificado de pruebas caducado', 'Etiqueta en PDF'],
  },
  {
    pregunta: '¿Qué pasa con el certificado?',
    dice: [['renueva el certificado el jueves', 'incidencia 4512']],
  },
  {
    pregunta: '¿Por qué no avanza Certificado de pruebas caducado?',
    dice: ['renueva el certificado el jueves', 'incidencia 4512'],
  },
  // Summaries of a conversation or of a day.
  {
    pregunta: '¿De qué hablamos ayer?',
    dice: ['pago en plazos a dirección', 'incidencia 4512'],
    calla: ['Quién revisa'],
  },
  {
    pregunta: 'hazme un resumen de los mensajes de ayer',
    dice: ['incidencia 4512'],
    calla: ['Quién revisa'],
  },
  {
    pregunta: '¿Qué me he perdido en el chat?',
    dice: ['calendario de cobros'],
  },
  {
    pregunta: 'Ponme al día de lo de ayer',
    dice: ['Explicar el calendario de cobros', 'incidencia 4512'],
  },
  {
    pregunta: '¿Cómo fue el día de ayer?',
    dice: ['Explicar el calendario de cobros'],
  },
  {
    pregunta: 'resumen de hoy',
    dice: ['calendario de cobros'],
  },
  {
    pregunta: '¿Qué se comentó en el equipo esta semana?',
    dice: ['reunión de equipo', 'pago en plazos'],
  },
  {
    pregunta: 'resúmeme lo que pasó el viernes',
    dice: ['Vale de descuento', 'Certificado de pruebas caducado'],
    calla: ['Lista de sinónimos'],
  },
  {
    pregunta: '¿Qué ha dicho Marcos en el chat esta semana?',
    dice: ['jueves está renovado'],
    calla: ['incidencia 4512'],
  },
];
