import { id } from '../espacio';
import type { PreguntaComprobada } from '../pregunta';

/** The same kinds asked once more, after the code that answers them: what of it holds for other words. */
export const LOS_DIEZ_TIPOS_DESPUES: readonly PreguntaComprobada[] = [
  {
    pregunta: 'Añade una historia sobre devoluciones exprés en la épica Devoluciones',
    propone: [
      {
        metodo: 'POST',
        ruta: '/api/historias',
        cuerpo: { titulo: 'Devoluciones exprés', epicaId: id('e', 3) },
      },
    ],
  },
  {
    pregunta: 'haz una historia «Ver facturas» con prioridad baja en la épica Cesta y cuenta',
    propone: [
      {
        metodo: 'POST',
        ruta: '/api/historias',
        cuerpo: { titulo: 'Ver facturas', prioridad: 'baja', epicaId: id('e', 4) },
      },
    ],
  },
  {
    pregunta: 'Encárgale a Marcos que mida las búsquedas vacías',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 14)}`, cuerpo: { asignado: id('u', 4) } }],
  },
  {
    pregunta: 'Sara se encarga de los textos de atención al cliente',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 6)}`, cuerpo: { asignado: id('u', 5) } }],
  },
  {
    pregunta: 'Deja en revisión Elegir entre tarjetas',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 2)}`, cuerpo: { estado: 'en revisión' } }],
  },
  {
    pregunta: 'Comparar por sonido está lista para revisión',
    propone: [{ metodo: 'PUT', ruta: `/api/tareas/${id('t', 13)}`, cuerpo: { estado: 'en revisión' } }],
  },
  {
    pregunta: '¿A qué tareas del sprint les falta responsable?',
    dice: ['Textos de atención al cliente', 'Medir búsquedas vacías'],
  },
  {
    pregunta: 'historias de este sprint con algo por asignar',
    dice: ['Confirmación por correo', 'Avisar si se agota', 'Encontrar aunque se escriba mal'],
    calla: ['Vale de descuento'],
  },
  { pregunta: '¿Qué nos falta para cerrar el sprint?', dice: ['29', 'Pagar en plazos'] },
  { pregunta: '¿Cuántos puntos me quedan?', dice: ['0 puntos', 'Pago en un paso'] },
  {
    pregunta: '¿Iván en qué anduvo la semana pasada?',
    dice: ['Guardar identificador en la pasarela'],
    calla: ['Comparar por sonido'],
  },
  {
    pregunta: 'dime lo que hizo cada uno la semana pasada',
    dice: ['Iván Soler', 'Marcos Gil', 'Guardar identificador en la pasarela'],
  },
  { pregunta: '¿Qué hicimos el viernes?', dice: ['Vale de descuento'], calla: ['Lista de sinónimos'] },
  { pregunta: '¿Llegamos a todo?', dice: ['%', 'entre el'] },
  { pregunta: '¿Qué posibilidades tenemos de acabar el sprint a tiempo?', dice: ['%', 'entre el'] },
  { pregunta: '¿Vamos tarde con el sprint?', dice: ['%', 'entre el'] },
  {
    pregunta: '¿Qué tenemos para esta semana?',
    dice: ['Botón activo tras un rechazo', 'Elegir entre tarjetas'],
    calla: ['Plantilla del correo'],
  },
  {
    pregunta: '¿Qué vence de aquí al viernes?',
    dice: ['Botón activo tras un rechazo', 'Elegir entre tarjetas'],
    calla: ['Comparar por sonido'],
  },
  {
    pregunta: '¿Qué cosas están trabadas y quién las tiene?',
    dice: ['Certificado de pruebas caducado', 'Marcos Gil', 'Etiqueta en PDF', 'Nora Vidal'],
  },
  { pregunta: '¿Cómo va la historia Pagar en plazos?', dice: ['en revisión', 'Iván Soler'] },
  { pregunta: '¿Qué se cuece en el chat?', dice: ['calendario de cobros'] },
  { pregunta: 'resumen del chat de ayer', dice: ['incidencia 4512'], calla: ['Quién revisa'] },
  { pregunta: '¿Qué tal fue ayer?', dice: ['Explicar el calendario de cobros'] },
  { pregunta: '¿Qué novedades hay desde ayer?', dice: ['Explicar el calendario de cobros'] },
  { pregunta: '¿Está hecha la plantilla del correo?', dice: ['pendiente'] },
];
