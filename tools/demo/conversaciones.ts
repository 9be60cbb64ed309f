import type { DemoConversacion } from './shapes.ts';

/** The team's messages: what is done, what is stuck and who is asked, in line with the board. */
export const conversaciones: DemoConversacion[] = [
  {
    tipo: 'equipo',
    con: 'plataforma',
    mensajes: [
      {
        de: 'carmen',
        texto: 'Buenos días. Sistemas nos da permiso para probar con las sedes de Vigo y Murcia.',
      },
      {
        de: 'hugo',
        texto: 'Perfecto. Dejo el proveedor de identidad apuntando al entorno de pruebas esta mañana.',
      },
      { de: 'irene', texto: '¿Los de Murcia entran con el correo antiguo o con el nuevo?' },
      { de: 'carmen', texto: 'Con el nuevo. Los antiguos se apagan a final de mes.', respondeA: 2 },
      { de: 'irene', texto: 'Entonces añado el caso de quien todavía no lo ha cambiado.' },
      {
        de: 'marcos',
        texto: 'En la tienda nos pasó lo mismo el año pasado. Os busco la lista de casos raros.',
      },
      { de: 'hugo', texto: 'Se agradece, @Marcos. Con esa lista me ahorro una semana.' },
    ],
  },
  {
    tipo: 'proyecto',
    con: 'PORTAL',
    mensajes: [
      {
        de: 'hugo',
        texto: 'La conexión con el proveedor de identidad está en revisión. @Irene, ¿la miras tú?',
      },
      {
        de: 'irene',
        texto:
          'Hoy por la tarde. Empiezo por el **cierre de sesión**, que es donde falló la otra vez:\n\n- con la pestaña abierta\n- con el `token` caducado',
      },
      {
        de: 'carmen',
        texto:
          'Voy redactando la guía para los responsables de área. Irá con capturas, así que avisadme si cambia algún texto de la pantalla de acceso.',
      },
      { de: 'hugo', texto: 'Solo cambia el botón: ahora dice «Entrar con la cuenta de empresa».' },
      { de: 'carmen', texto: 'Anotado.' },
    ],
  },
  {
    tipo: 'directo',
    entre: ['nora', 'ivan'],
    mensajes: [
      { de: 'nora', texto: '¿Te va bien que hagamos juntos la lista de tarjetas guardadas?' },
      { de: 'ivan', texto: 'Sí, después de comer. Traigo los tres rechazos que me dieron ayer.' },
      { de: 'nora', texto: 'Genial. Tengo el diseño para cuando no cabe el nombre del banco.' },
    ],
  },
  {
    tipo: 'directo',
    entre: ['lucia', 'marcos'],
    mensajes: [
      {
        de: 'marcos',
        texto: 'He escrito a la pasarela por el certificado. Dicen que mañana a primera hora.',
      },
      { de: 'lucia', texto: 'Gracias. Si mañana no llega lo subo yo, que llevamos un día bloqueados.' },
      { de: 'marcos', texto: 'Mientras tanto adelanto las franjas de recogida, que no dependen de nadie.' },
      { de: 'lucia', texto: 'Perfecto.' },
    ],
  },
  {
    tipo: 'proyecto',
    con: 'TIENDA',
    mensajes: [
      {
        de: 'lucia',
        texto:
          'Recordad el objetivo del sprint: que quien ya ha comprado pague sin volver a escribir sus datos. Lo demás puede esperar.',
      },
      {
        de: 'ivan',
        texto: 'El identificador de la tarjeta ya se guarda. Falta que el botón se apague tras un rechazo.',
      },
      {
        de: 'nora',
        texto: 'La selección de tarjetas va por la mitad. @Lucía, mañana te la enseño antes de la reunión.',
      },
      { de: 'lucia', texto: '@Nora, ¿necesitas algo de atención al cliente para los textos?', respondeA: 2 },
      { de: 'nora', texto: 'Que digan cómo llaman ellos a una tarjeta caducada: «caducada» o «vencida».' },
      { de: 'lucia', texto: 'Pregunto hoy.' },
    ],
  },
  {
    tipo: 'directo',
    entre: ['admin', 'carmen'],
    sinLeer: ['admin'],
    mensajes: [
      { de: 'admin', texto: 'He creado tu equipo, Carmen. Puedes añadir a quien haga falta.' },
      { de: 'carmen', texto: 'Visto, gracias. Con Hugo, Irene y Marcos vamos bien.' },
      { de: 'carmen', texto: 'Cuando puedas, mira si Auditoría guarda los accesos de antes del verano.' },
    ],
  },
  {
    tipo: 'equipo',
    con: 'comercio',
    sinLeer: ['admin', 'ivan'],
    mensajes: [
      { de: 'lucia', texto: 'Buenos días. ¿Cómo llegamos a la demo del viernes?' },
      {
        de: 'ivan',
        texto:
          'El pago con tarjeta guardada funciona de principio a fin. Queda un rechazo que deja el botón activo.',
      },
      {
        de: 'nora',
        texto: 'Yo termino hoy la lista de tarjetas. El vale de descuento ya está en producción.',
      },
      { de: 'lucia', texto: '¡Estupendo! ¿Y el certificado de pruebas?' },
      {
        de: 'marcos',
        texto: 'Sigue caducado. Sin él no podemos probar los pagos de verdad: lo he dejado como bloqueado.',
        respondeA: 3,
      },
      { de: 'lucia', texto: '@Marcos, ¿a quién hay que llamar? Si hace falta, llamo yo.' },
      {
        de: 'marcos',
        texto:
          'Me queda pendiente:\n1. Pedir el certificado nuevo a la pasarela.\n2. Cambiarlo en el entorno de pruebas.\n3. Repetir las pruebas de rechazo con @Iván.',
      },
      { de: 'ivan', texto: 'Cuenta conmigo. Reservo la tarde.' },
      { de: 'nora', texto: 'Yo preparo la demo con datos inventados, por si no llega a tiempo.' },
      { de: 'lucia', texto: 'Buen plan. Gracias a todos.' },
    ],
  },
];
