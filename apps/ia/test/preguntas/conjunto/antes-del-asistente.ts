import { id } from '../espacio';
import type { PreguntaComprobada } from '../pregunta';

/** Written before the assistant that they measure. */
export const ANTES_DEL_ASISTENTE: readonly PreguntaComprobada[] = [
  // The sprint in course.
  {
    pregunta: '¿Qué historias del sprint tienen tareas sin asignar?',
    dice: ['3 historias', 'Confirmación por correo', 'Avisar si se agota', 'Encontrar aunque se escriba mal'],
    calla: ['Pedir la recogida', 'Pagar en plazos'],
  },
  {
    pregunta: 'historias del sprint con tareas sin asignar',
    dice: ['Confirmación por correo', 'Avisar si se agota', 'Encontrar aunque se escriba mal'],
    calla: ['Vale de descuento'],
  },
  {
    pregunta: '¿Qué tareas del sprint están sin asignar?',
    dice: [
      '3 tareas',
      'Textos de atención al cliente',
      'Contador no baja al anular',
      'Medir búsquedas vacías',
    ],
  },
  { pregunta: '¿Cuántos puntos quedan?', dice: ['29', '37', 'Pago en un paso'] },
  { pregunta: 'cuantos puntos nos faltan en el sprint', dice: ['29'] },
  { pregunta: '¿Cuántos puntos llevamos hechos en el sprint?', dice: ['8', '37'] },
  { pregunta: '¿Vamos a llegar?', dice: ['%', 'entre el', '22 de noviembre'] },
  { pregunta: '¿Terminaremos el sprint a tiempo?', dice: ['%', 'entre el', '29'] },
  { pregunta: '¿Cómo va el sprint?', dice: ['Pago en un paso', '2 de 7 historias', '8 de 37 puntos'] },
  { pregunta: '¿Cuándo acaba el sprint?', dice: ['22 de noviembre'] },
  {
    pregunta: '¿Qué historias del sprint están sin empezar?',
    dice: ['Confirmación por correo', 'Avisar si se agota'],
    calla: ['Pagar con tarjeta guardada', 'Pedir la recogida'],
  },
  { pregunta: '¿Cuántas historias tiene el sprint?', dice: ['7 historias'] },
  {
    pregunta: '¿Qué historias quedan por terminar en el sprint?',
    dice: ['5 historias', 'Pagar con tarjeta guardada', 'Pagar en plazos'],
    calla: ['Vale de descuento'],
  },
  {
    pregunta: '¿Qué tareas del sprint están bloqueadas?',
    dice: ['1 tarea', 'Certificado de pruebas caducado'],
    calla: ['Etiqueta en PDF'],
  },
  // Who has what.
  {
    pregunta: '¿Qué tiene Nora?',
    dice: ['Elegir entre tarjetas', 'Explicar el calendario de cobros', 'Etiqueta en PDF'],
    calla: ['Comparar por sonido'],
  },
  {
    pregunta: '¿En qué está trabajando Iván?',
    dice: ['Comparar por sonido'],
    calla: ['Guardar identificador'],
  },
  { pregunta: '¿Quién lleva «Comparar por sonido»?', dice: ['Iván Soler'] },
  {
    pregunta: '¿Quién tiene la tarea del calendario de cobros?',
    dice: ['Nora Vidal', 'Explicar el calendario de cobros'],
  },
  {
    pregunta: '¿Quién trabaja en la historia Pagar con tarjeta guardada?',
    dice: ['Nora Vidal', 'Iván Soler', 'Marcos Gil'],
    calla: ['Lucía Prieto'],
  },
  { pregunta: '¿Quién tiene más tareas?', dice: ['Nora Vidal', 'Marcos Gil'] },
  { pregunta: '¿Quién está libre?', dice: ['Sara León'] },
  { pregunta: '¿Qué tareas tiene Sara?', dice: ['Sara León', 'no tiene'] },
  {
    pregunta: 'tareas bloqueadas de Marcos',
    dice: ['Certificado de pruebas caducado'],
    calla: ['Etiqueta en PDF'],
  },
  { pregunta: '¿Cuántas tareas abiertas tiene Marcos?', dice: ['3 tareas'] },
  // History.
  {
    pregunta: '¿Qué hizo Iván la semana pasada?',
    dice: [
      'Guardar identificador en la pasarela',
      'completada',
      'Botón activo tras un rechazo',
      'en revisión',
    ],
    calla: ['Comparar por sonido'],
  },
  {
    pregunta: '¿qué hizo Nora ayer?',
    dice: ['Explicar el calendario de cobros', 'en revisión'],
    calla: ['Completar calle'],
  },
  {
    pregunta: '¿Qué ha hecho Nora esta semana?',
    dice: ['Completar calle y código postal', 'Explicar el calendario de cobros'],
    calla: ['Elegir entre tarjetas'],
  },
  {
    pregunta: '¿Qué se completó la semana pasada?',
    dice: [
      'Guardar identificador en la pasarela',
      'Validar caducidad del vale',
      'Ofrecer plazos desde 60 euros',
      'Vale de descuento',
    ],
    calla: ['Lista de sinónimos'],
  },
  { pregunta: '¿Qué pasó ayer?', dice: ['Explicar el calendario de cobros', 'Iván'] },
  {
    pregunta: '¿Qué terminé la semana pasada?',
    dice: ['Vale de descuento'],
    calla: ['Lista de sinónimos', 'Guardar identificador'],
  },
  // Dates.
  {
    pregunta: '¿Qué vence esta semana?',
    dice: [
      'Botón activo tras un rechazo',
      'Explicar el calendario de cobros',
      'Elegir entre tarjetas',
      'Comparar por sonido',
      'Certificado de pruebas caducado',
      'Contador no baja al anular',
    ],
    calla: ['Plantilla del correo', 'Escuchar cambios'],
  },
  {
    pregunta: '¿Qué está vencido?',
    dice: ['2 tareas', 'Certificado de pruebas caducado', 'Contador no baja al anular'],
  },
  { pregunta: '¿Qué vence hoy?', dice: ['Botón activo tras un rechazo'], calla: ['Explicar el calendario'] },
  {
    pregunta: '¿Qué vence mañana?',
    dice: ['Explicar el calendario de cobros'],
    calla: ['Elegir entre tarjetas'],
  },
  {
    pregunta: '¿Qué vence la semana que viene?',
    dice: ['Plantilla del correo', 'Textos de atención al cliente', 'Escuchar cambios de existencias'],
    calla: ['Comparar por sonido', 'Consultar franjas'],
  },
  {
    pregunta: '¿Qué tareas no tienen fecha?',
    dice: ['Medir búsquedas vacías', 'Etiqueta en PDF'],
    calla: ['Consultar franjas'],
  },
  // What is blocked, and why.
  {
    pregunta: '¿Qué está bloqueado y por qué?',
    dice: [
      'Certificado de pruebas caducado',
      'renueva el certificado el jueves',
      'incidencia 4512',
      'Etiqueta en PDF',
      'Textos de atención al cliente',
      'espera a [Plantilla del correo]',
      'Conectar con el directorio',
    ],
  },
  {
    quien: 'nora',
    pregunta: '¿Qué tengo bloqueado y por qué?',
    dice: ['Elegir entre tarjetas', 'algo de un proyecto que no puedes ver'],
    calla: ['Conectar con el directorio', 'Textos de atención al cliente'],
  },
  {
    pregunta: '¿Por qué está bloqueada la tarea del certificado?',
    dice: ['renueva el certificado el jueves', 'Marcos'],
  },
  { pregunta: '¿Desde cuándo está bloqueado el certificado de pruebas?', dice: ['13 de noviembre'] },
  // Conversations.
  {
    pregunta: 'Resume la conversación de ayer',
    dice: ['3 mensajes', 'pago en plazos a dirección', 'incidencia 4512'],
    calla: ['Quién revisa'],
  },
  {
    pregunta: '¿De qué se ha hablado en el chat del proyecto esta semana?',
    dice: ['pago en plazos', 'calendario de cobros'],
  },
  {
    pregunta: 'Hazme un resumen del día de ayer',
    dice: ['Explicar el calendario de cobros', 'Safari', 'incidencia 4512'],
  },
  { pregunta: '¿Qué se ha dicho del certificado?', dice: ['incidencia 4512', 'renueva el certificado'] },
  // Counts and comparisons.
  { pregunta: '¿Cuántas tareas hay abiertas?', dice: ['12'] },
  { pregunta: '¿Cuántos bugs hay abiertos?', dice: ['3'] },
  { pregunta: '¿Cuántas tareas hay en revisión?', dice: ['2', 'Botón activo', 'calendario de cobros'] },
  { pregunta: 'Compara los dos últimos sprints', dice: ['Catálogo rápido', '16', 'Cuenta clara', '10'] },
  { pregunta: '¿Cuál es nuestra velocidad?', dice: ['13', 'Cesta firme', 'Catálogo rápido', 'Cuenta clara'] },
  { pregunta: '¿Cuántos puntos hicimos en el sprint pasado?', dice: ['10', 'Cuenta clara'] },
  { pregunta: '¿Qué historias no están estimadas?', dice: ['1 historia', 'Seguir la devolución'] },
  {
    pregunta: '¿Qué historias hay en el próximo sprint?',
    dice: ['Devoluciones fáciles', 'Pedir la recogida'],
  },
  // Follow-ups.
  {
    tras: ['¿Qué tareas están bloqueadas?'],
    pregunta: '¿y las de Nora?',
    dice: ['Etiqueta en PDF'],
    calla: ['Certificado'],
  },
  {
    tras: ['¿Qué hizo Iván la semana pasada?'],
    pregunta: '¿y Marcos?',
    dice: ['Validar caducidad del vale', 'Certificado de pruebas caducado'],
    calla: ['Guardar identificador'],
  },
  {
    tras: ['¿Qué vence esta semana?'],
    pregunta: '¿y la que viene?',
    dice: ['Plantilla del correo'],
    calla: ['Comparar por sonido'],
  },
  {
    tras: ['¿Qué está vencido?'],
    pregunta: '¿y en el portal?',
    dice: ['Avisar a seguridad'],
    calla: ['Contador no baja'],
  },
  {
    tras: ['¿Cuántas tareas abiertas tiene Marcos?'],
    pregunta: '¿cuáles?',
    dice: ['Certificado de pruebas caducado', 'Escuchar cambios de existencias', 'Consultar franjas'],
  },
  // A member and somebody new.
  {
    quien: 'nora',
    pregunta: '¿Qué hago hoy?',
    dice: ['Explicar el calendario de cobros', 'Elegir entre tarjetas'],
    calla: ['Comparar por sonido'],
  },
  { quien: 'nora', pregunta: '¿Qué tengo bloqueado?', dice: ['Etiqueta en PDF'], calla: ['Certificado'] },
  {
    quien: 'nora',
    abierto: null,
    pregunta: '¿Qué pasa en el portal del empleado?',
    calla: ['directorio', 'seguridad', 'Carmen'],
  },
  { quien: 'sara', pregunta: '¿Por dónde empiezo?', dice: ['Contador no baja al anular'] },
  {
    quien: 'sara',
    pregunta: '¿De qué va este proyecto?',
    dice: ['Tienda en línea', 'Pagos', 'Buscador', 'Devoluciones'],
  },
  {
    quien: 'sara',
    pregunta: '¿Quién está en el equipo?',
    dice: ['Lucía Prieto', 'Nora Vidal', 'Iván Soler', 'Marcos Gil'],
    calla: ['Carmen'],
  },
  // Badly typed.
  { pregunta: 'q esta blokeado', dice: ['Certificado de pruebas caducado', 'Etiqueta en PDF'] },
  { pregunta: 'k tareas tiene norra', dice: ['Elegir entre tarjetas'] },
  { pregunta: 'tareas bencidas', dice: ['Contador no baja al anular'] },
  // Changes.
  {
    pregunta: 'Asigna «Medir búsquedas vacías» a Nora',
    dice: ['Nora Vidal'],
    propone: [
      { metodo: 'PUT', ruta: `/api/tareas/${id('t', 14)}`, cuerpo: { asignado: id('u', 2), version: 3 } },
    ],
  },
  {
    pregunta: 'Pon en revisión la tarea Comparar por sonido',
    propone: [
      { metodo: 'PUT', ruta: `/api/tareas/${id('t', 13)}`, cuerpo: { estado: 'en revisión', version: 3 } },
    ],
  },
  {
    pregunta: 'Crea una historia «Pagar con Bizum» en la épica Pagos',
    propone: [
      { metodo: 'POST', ruta: '/api/historias', cuerpo: { titulo: 'Pagar con Bizum', epicaId: id('e', 1) } },
    ],
  },
  {
    pregunta: 'Pon en progreso la historia Confirmación por correo',
    propone: [
      { metodo: 'PUT', ruta: `/api/historias/${id('h', 9)}`, cuerpo: { estado: 'en progreso', version: 4 } },
    ],
  },
  {
    pregunta: 'Marca como completada la tarea del botón activo',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 3)}`, cuerpo: { estado: 'completada' } }],
  },
  {
    pregunta: 'Crea la tarea «Probar en Safari» en la historia Pagar en plazos',
    propone: [
      {
        metodo: 'POST',
        ruta: '/api/tareas',
        cuerpo: { titulo: 'Probar en Safari', historiaId: id('h', 11) },
      },
    ],
  },
  { pregunta: 'Borra la historia Pagar en plazos', dice: ['papelera'], calla: ['hecho'] },
  // What nobody told the product.
  { pregunta: '¿Cuánto cobra Iván?', noSeSabe: true },
  { pregunta: '¿Va a llover mañana?', noSeSabe: true },
  { pregunta: '¿Qué opinan los clientes de la tienda?', noSeSabe: true },
];
