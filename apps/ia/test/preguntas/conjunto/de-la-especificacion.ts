import { id, personas } from '../espacio';
import type { PreguntaComprobada } from '../pregunta';

/** Written from the specification and from what people ask of such a product, without reading how they are understood. */
export const DE_LA_ESPECIFICACION: readonly PreguntaComprobada[] = [
  // The sprint in course, asked otherwise.
  {
    pregunta: '¿Qué historias de este sprint tienen algo sin asignar?',
    dice: ['Confirmación por correo', 'Avisar si se agota', 'Encontrar aunque se escriba mal'],
    calla: ['Pagar en plazos'],
  },
  {
    pregunta: '¿Hay historias en el sprint que no tengan responsable en alguna tarea?',
    dice: ['Confirmación por correo', 'Avisar si se agota', 'Encontrar aunque se escriba mal'],
  },
  { pregunta: '¿Qué nos queda del sprint?', dice: ['29', 'Pagar con tarjeta guardada'] },
  { pregunta: '¿Qué porcentaje del sprint está hecho?', dice: ['22 %'] },
  {
    pregunta: '¿Qué historias del sprint están terminadas?',
    dice: ['2 historias', 'Vale de descuento', 'Dirección sugerida'],
    calla: ['Pagar en plazos'],
  },
  { pregunta: '¿Qué historias del sprint están en revisión?', dice: ['1 historia', 'Pagar en plazos'] },
  {
    pregunta: '¿Qué historias están en progreso?',
    dice: ['Pagar con tarjeta guardada', 'Encontrar aunque se escriba mal'],
    calla: ['Pagar en plazos'],
  },
  {
    pregunta: 'Dime las historias del sprint anterior',
    dice: ['Cambiar la contraseña', 'Ver mis pedidos'],
    calla: ['Vale de descuento'],
  },
  { pregunta: '¿Qué probabilidad hay de terminar el sprint?', dice: ['%', 'entre el'] },
  { pregunta: 'llegamos al dia 22?', dice: ['%', '22 de noviembre'] },
  { pregunta: '¿Cuándo terminaremos?', dice: ['entre el', '%'] },
  {
    abierto: 'PORTAL',
    pregunta: '¿Cómo va el sprint?',
    dice: ['Una sola cuenta', '0 de 2 historias', '13 puntos'],
    calla: ['Pago en un paso'],
  },
  { pregunta: '¿Cómo va el sprint del portal?', dice: ['Una sola cuenta'], calla: ['Pago en un paso'] },
  // Who has what.
  { pregunta: '¿A quién está asignada la tarea Escuchar cambios de existencias?', dice: ['Marcos Gil'] },
  { pregunta: '¿Quién se encarga de la plantilla del correo?', dice: ['Lucía Prieto'] },
  {
    pregunta: 'tareas de Iván',
    dice: ['Comparar por sonido', 'Botón activo tras un rechazo'],
    calla: ['Guardar identificador'],
  },
  { pregunta: '¿Qué tengo yo?', dice: ['Plantilla del correo'], calla: ['Comparar por sonido'] },
  { pregunta: '¿Cuántas tareas tiene Nora?', dice: ['3 tareas'] },
  {
    pregunta: '¿Cuántas tareas tiene cada persona?',
    dice: ['Nora Vidal: 3 tareas', 'Iván Soler: 2 tareas', 'Lucía Prieto: 1 tarea'],
  },
  { pregunta: '¿Quién lleva la historia Pagar en plazos?', dice: ['Nora Vidal', 'Marcos Gil'] },
  { pregunta: '¿Quién tiene menos trabajo?', dice: ['Sara León'] },
  { pregunta: '¿Está Marcos sobrecargado?', dice: ['Marcos Gil', '3 tareas'] },
  {
    pregunta: 'tareas en progreso de Nora',
    dice: ['Elegir entre tarjetas'],
    calla: ['Explicar el calendario', 'Comparar por sonido'],
  },
  {
    pregunta: '¿Qué tiene Iván en revisión?',
    dice: ['Botón activo tras un rechazo'],
    calla: ['Comparar por sonido'],
  },
  { pregunta: '¿Qué tareas sin asignar hay?', dice: ['3 tareas', 'Medir búsquedas vacías'] },
  // History.
  {
    pregunta: '¿Qué hizo Marcos la semana pasada?',
    dice: ['Validar caducidad del vale', 'Ofrecer plazos desde 60 euros', 'Certificado de pruebas caducado'],
    calla: ['Guardar identificador'],
  },
  { pregunta: '¿Qué hizo Carmen esta semana?', abierto: 'PORTAL', dice: ['Conectar con el directorio'] },
  {
    pregunta: '¿En qué trabajó Lucía la semana pasada?',
    dice: ['Plantilla del correo', 'Vale de descuento'],
    calla: ['Lista de sinónimos'],
  },
  { pregunta: '¿Qué hicimos la semana pasada?', dice: ['Nora Vidal', 'Iván Soler', 'Marcos Gil'] },
  { pregunta: '¿Qué se terminó ayer?', dice: ['ayer'], calla: ['Vale de descuento'] },
  {
    pregunta: '¿Qué tareas se han completado esta semana?',
    dice: ['Completar calle y código postal', 'Lista de sinónimos'],
    calla: ['Guardar identificador'],
  },
  { pregunta: '¿Qué ha pasado hoy?', dice: ['calendario de cobros'] },
  { pregunta: '¿Qué hizo Sara la semana pasada?', dice: ['Sara León'], calla: ['Iván', 'Vale de descuento'] },
  { pregunta: 'que iso ivan la semana pasada', dice: ['Guardar identificador en la pasarela'] },
  // Dates.
  {
    pregunta: '¿Qué tenemos que entregar esta semana?',
    dice: ['Botón activo tras un rechazo', 'Elegir entre tarjetas'],
    calla: ['Plantilla del correo'],
  },
  {
    pregunta: '¿Qué va con retraso?',
    dice: ['Certificado de pruebas caducado', 'Contador no baja al anular'],
  },
  {
    pregunta: '¿Qué tareas de Marcos están vencidas?',
    dice: ['1 tarea', 'Certificado de pruebas caducado'],
    calla: ['Contador no baja'],
  },
  { pregunta: '¿Cuándo vence la tarea Consultar franjas?', dice: ['1 de diciembre'] },
  { pregunta: 'que bence mañana', dice: ['Explicar el calendario de cobros'] },
  {
    pregunta: '¿Qué vence en los próximos 3 días?',
    dice: ['Botón activo tras un rechazo', 'Comparar por sonido'],
    calla: ['Escuchar cambios'],
  },
  { pregunta: '¿Cuándo termina el proyecto?', dice: ['29 de enero'] },
  {
    quien: 'nora',
    pregunta: '¿Qué me vence esta semana?',
    dice: ['Elegir entre tarjetas', 'Explicar el calendario de cobros'],
    calla: ['Comparar por sonido', 'Contador'],
  },
  // Blocked.
  { pregunta: '¿Por qué está parado el certificado?', dice: ['renueva el certificado el jueves'] },
  { pregunta: '¿Qué nos está bloqueando?', dice: ['Certificado de pruebas caducado', 'Etiqueta en PDF'] },
  {
    abierto: 'PORTAL',
    pregunta: '¿Qué está bloqueado?',
    dice: ['Avisar a seguridad', 'inventario'],
    calla: ['Certificado'],
  },
  { pregunta: '¿Cuánto lleva bloqueada la etiqueta en PDF?', dice: ['10 de noviembre'] },
  // Conversations.
  { pregunta: '¿Qué dijo Iván en el chat ayer?', dice: ['incidencia 4512'], calla: ['jueves está renovado'] },
  {
    pregunta: '¿Qué se ha hablado hoy?',
    dice: ['Quién revisa el calendario de cobros'],
    calla: ['incidencia 4512'],
  },
  { pregunta: 'resumeme el chat de esta semana', dice: ['pago en plazos', 'reunión de equipo'] },
  { pregunta: '¿Alguien ha comentado algo de Safari?', dice: ['Safari', 'Iván'] },
  // Counts and comparisons.
  { pregunta: '¿Cuántas tareas están bloqueadas?', dice: ['2 tareas'] },
  { pregunta: '¿Cuántas tareas vencidas hay?', dice: ['2 tareas'] },
  { pregunta: '¿Cuántas historias completadas hay?', dice: ['9 historias'] },
  { pregunta: '¿Vamos mejor que en el sprint anterior?', dice: ['Cuenta clara', '10'] },
  { pregunta: '¿Qué sprint fue mejor, el último o el anterior?', dice: ['Catálogo rápido', '16', '10'] },
  { pregunta: '¿Cuántos puntos hacemos de media por sprint?', dice: ['13'] },
  { pregunta: 'bugs de prioridad crítica', dice: ['Botón activo tras un rechazo'] },
  // Follow-ups.
  {
    tras: ['¿Qué tiene Nora?'],
    pregunta: '¿y Iván?',
    dice: ['Comparar por sonido'],
    calla: ['Elegir entre tarjetas'],
  },
  {
    tras: ['¿Qué tiene Nora?', '¿y Iván?'],
    pregunta: '¿y Marcos?',
    dice: ['Escuchar cambios de existencias'],
    calla: ['Comparar por sonido'],
  },
  {
    tras: ['¿Cómo va el sprint?'],
    pregunta: '¿y el anterior?',
    dice: ['Cuenta clara'],
    calla: ['Pago en un paso'],
  },
  {
    tras: ['¿Qué pasó ayer?'],
    pregunta: '¿y hoy?',
    dice: ['calendario de cobros'],
    calla: ['incidencia 4512'],
  },
  {
    tras: ['¿Qué historias del sprint están terminadas?'],
    pregunta: '¿y las pendientes?',
    dice: ['Confirmación por correo', 'Avisar si se agota'],
    calla: ['Vale de descuento'],
  },
  // A member and somebody new.
  {
    quien: 'sara',
    pregunta: '¿Qué puedo coger?',
    dice: ['Textos de atención al cliente', 'Medir búsquedas vacías'],
  },
  {
    quien: 'sara',
    pregunta: '¿Qué épicas hay?',
    dice: ['Pagos', 'Buscador', 'Devoluciones', 'Cesta y cuenta'],
    calla: ['Acceso'],
  },
  { quien: 'nora', pregunta: '¿Qué tengo sin fecha?', dice: ['Etiqueta en PDF'], calla: ['Medir búsquedas'] },
  // Changes.
  {
    pregunta: 'Asigname la tarea Textos de atención al cliente',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 6)}`, cuerpo: { asignado: id('u', 1) } }],
  },
  {
    pregunta: 'Pásale a Iván el contador que no baja',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 12)}`, cuerpo: { asignado: id('u', 3) } }],
  },
  {
    pregunta: 'marca como terminada la historia Pagar en plazos',
    propone: [
      { metodo: 'PUT', ruta: `/api/historias/${id('h', 11)}`, cuerpo: { estado: 'completada', version: 4 } },
    ],
  },
  {
    pregunta: 'Sube la prioridad de «Medir búsquedas vacías» a alta',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 14)}`, cuerpo: { prioridad: 'alta' } }],
  },
  {
    pregunta: 'añade una historia llamada Guardar favoritos en la épica Buscador',
    propone: [
      {
        metodo: 'POST',
        ruta: '/api/historias',
        cuerpo: { titulo: 'Guardar favoritos', epicaId: id('e', 2) },
      },
    ],
  },
  { pregunta: 'Asigna la tarea a Nora', dice: ['Qué tarea'] },
  // What nobody told the product.
  { pregunta: '¿Cuántas ventas tuvimos ayer?', noSeSabe: true },
  { pregunta: '¿Cuál es el teléfono de Marcos?', noSeSabe: true },
  { pregunta: '¿Por qué dimitió el director?', noSeSabe: true },
  { pregunta: 'Cuéntame un chiste', noSeSabe: true },
  {
    pregunta: '¿Qué historias del sprint no tienen responsable?',
    dice: ['1 historia', 'Confirmación por correo'],
    calla: ['Pagar en plazos'],
  },
  {
    pregunta: '¿De qué historias es responsable Nora?',
    dice: ['3 historias', 'Pagar con tarjeta guardada', 'Avisar si se agota', 'Filtrar por talla'],
    calla: ['Pagar en plazos'],
  },
  { pregunta: 'historias de Iván', dice: ['Pagar en plazos', 'a cargo de Iván Soler'] },
  {
    quien: 'nora',
    pregunta: '¿Qué historias tengo a mi cargo?',
    dice: ['3 historias', 'Avisar si se agota'],
  },
  {
    pregunta: 'Asigna la historia «Confirmación por correo» a Nora',
    propone: [
      {
        metodo: 'PUT',
        ruta: `/api/historias/${id('h', 9)}`,
        cuerpo: { responsable: personas.nora._id, version: 4 },
      },
    ],
  },
  // In the language of the views and the API, as it is.
  {
    pregunta: 'tipo:tarea estado:bloqueada',
    dice: ['Certificado de pruebas caducado', 'Etiqueta en PDF'],
    calla: ['Conectar con el directorio'],
  },
  {
    pregunta: '?q=tipo%3Atarea+prioridad%3Acr%C3%ADtica+estado%3Abloqueada',
    quien: 'nora',
    calla: ['Certificado de pruebas caducado', 'Etiqueta en PDF'],
  },
  { pregunta: 'tipo:tarea estado:hecha', dice: ['«hecha» no vale para estado', '**hecha**'] },
];
