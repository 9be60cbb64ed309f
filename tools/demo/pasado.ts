/** A finished story: what it says, its points, and its tasks as «title @person». */
export type PasadaHistoria = readonly [titulo: string, puntos: number, quiero: string, ...tareas: string[]];

/** A sprint that was over before the demo begins. Days count from the day of seeding. */
export interface PasadoSprint {
  nombre: string;
  objetivo: string;
  inicio: number;
  fin: number;
  /** By the title of their epic. */
  historias: Readonly<Record<string, readonly PasadaHistoria[]>>;
  /** A story whose points changed while the sprint was running; the story says the points that it has now. */
  reestimada?: { titulo: string; antes: number; dia: number };
  /** A story of the next sprint that was begun in this one and left over. */
  sobra?: string;
}

export interface Pasado {
  clave: string;
  /** The day on which it was made; absent: some days before its first sprint. Lists show the newest project first. */
  creado?: number;
  /** How a story says whom it is for. */
  comoUsuario: string;
  sprints: readonly PasadoSprint[];
  /** A change of points in the sprint in progress, as above. */
  reestimada: { titulo: string; antes: number; dia: number };
  comentarios: readonly { tarea: string; de: string; dia: number; texto: string }[];
}

const CATALOGO = 'Un catálogo que se mira';
const CUENTA = 'Una cuenta que ayuda';
const CESTA = 'Una cesta sin sorpresas';

const tienda: Pasado = {
  clave: 'TIENDA',
  comoUsuario: 'clienta',
  sprints: [
    {
      nombre: 'Fotos que se ven',
      objetivo: 'Que la ficha de un artículo convenza sin salir de ella.',
      inicio: -95,
      fin: -81,
      historias: {
        [CATALOGO]: [
          [
            'Ampliar las fotos de un artículo',
            3,
            'ver el tejido de cerca',
            'Visor de fotos con gestos @nora',
            'Fotos en tres tamaños @ivan',
          ],
          [
            'Ficha con medidas y composición',
            5,
            'saber si me valdrá',
            'Datos de composición desde el almacén @marcos',
            'Tabla de medidas por prenda @nora',
          ],
          [
            'Cargar las fotos según se baja',
            3,
            'no esperar con el móvil',
            'Imágenes ligeras para el móvil @ivan',
          ],
        ],
        [CUENTA]: [
          [
            'Entrar con el correo',
            3,
            'no recordar otra contraseña',
            'Enlace de entrada por correo @ivan',
            'Textos del correo @lucia',
          ],
        ],
      },
    },
    {
      nombre: 'Encontrar la talla',
      objetivo: 'Que se sepa qué talla pedir sin devolver.',
      inicio: -80,
      fin: -66,
      reestimada: { titulo: 'Recomendar una talla', antes: 5, dia: -70 },
      sobra: 'Comparar dos artículos',
      historias: {
        [CATALOGO]: [
          [
            'Recomendar una talla',
            8,
            'acertar a la primera',
            'Preguntar altura y peso una vez @nora',
            'Regla de tallas por marca @marcos',
          ],
          ['Guía de tallas por país', 3, 'no convertir a mano', 'Tabla de equivalencias @lucia'],
          [
            'Ver el artículo en otros colores',
            3,
            'no volver al listado',
            'Selector de color en la ficha @nora',
          ],
        ],
        [CUENTA]: [['Recordar mi talla', 2, 'no elegirla cada vez', 'Guardar la talla en la cuenta @ivan']],
      },
    },
    {
      nombre: 'Una cuenta que ayuda',
      objetivo: 'Que los pedidos y los datos se encuentren sin preguntar.',
      inicio: -65,
      fin: -51,
      historias: {
        [CUENTA]: [
          [
            'Ver mis pedidos en una página',
            5,
            'saber dónde está cada uno',
            'Listado de pedidos con su estado @marcos',
            'Estado del envío al momento @ivan',
          ],
          ['Repetir un pedido', 3, 'comprar lo de siempre', 'Copiar un pedido a la cesta @nora'],
          [
            'Guardar varias direcciones',
            5,
            'enviar a casa o al trabajo',
            'Libreta de direcciones @ivan',
            'Dirección habitual @nora',
          ],
          [
            'Cambiar mis datos sin llamar',
            3,
            'corregir un error yo misma',
            'Formulario de datos personales @lucia',
          ],
        ],
        [CATALOGO]: [
          [
            'Comparar dos artículos',
            5,
            'decidirme',
            'Tabla de comparación @marcos',
            'Elegir qué comparar @nora',
          ],
        ],
      },
    },
    {
      nombre: 'Lista de deseos',
      objetivo: 'Que lo que gusta no se pierda.',
      inicio: -50,
      fin: -36,
      reestimada: { titulo: 'Avisar cuando baje de precio', antes: 8, dia: -41 },
      historias: {
        [CUENTA]: [
          ['Guardar un artículo para luego', 3, 'no perderlo', 'Corazón en la ficha y en el listado @nora'],
          [
            'Avisar cuando baje de precio',
            5,
            'comprar en el mejor momento',
            'Comparar precios cada noche @ivan',
            'Correo con la bajada @lucia',
          ],
          ['Compartir mi lista', 2, 'que acierten con los regalos', 'Enlace público a la lista @marcos'],
        ],
        [CATALOGO]: [
          [
            'Valoraciones de quien lo compró',
            5,
            'fiarme',
            'Pedir la valoración a los diez días @marcos',
            'Mostrar la media y los textos @nora',
          ],
        ],
      },
    },
    {
      nombre: 'Cesta que no se pierde',
      objetivo: 'Que nadie deje de comprar porque la cesta se vació.',
      inicio: -35,
      fin: -21,
      historias: {
        [CESTA]: [
          ['Cambiar la cantidad desde la cesta', 2, 'no volver a la ficha', 'Botones de cantidad @nora'],
          [
            'Avisar de lo que ya no queda',
            5,
            'no llevarme una sorpresa al pagar',
            'Comprobar existencias al abrir la cesta @marcos',
            'Mensaje junto a cada artículo @nora',
          ],
          [
            'Recuperar la cesta de la semana pasada',
            5,
            'seguir donde lo dejé',
            'Conservar la cesta treinta días @ivan',
          ],
          [
            'Calcular los impuestos por país',
            8,
            'ver el importe final',
            'Tipos de impuesto por país @ivan',
            'Desglose en la cesta @lucia',
          ],
        ],
        [CUENTA]: [
          ['Factura a nombre de la empresa', 3, 'poder deducirla', 'Datos fiscales en la cuenta @lucia'],
        ],
      },
    },
  ],
  reestimada: { titulo: 'Pagar en plazos sin intereses', antes: 3, dia: -3 },
  comentarios: [
    {
      tarea: 'Certificado de pruebas caducado en la pasarela',
      de: 'marcos',
      dia: -3,
      texto: 'La pasarela renueva el certificado el jueves. Hasta entonces no pasa ninguna prueba de pago.',
    },
    {
      tarea: 'Certificado de pruebas caducado en la pasarela',
      de: 'ivan',
      dia: -1,
      texto: 'He abierto la incidencia 4512 con su soporte; dicen que mañana contestan.',
    },
    {
      tarea: 'El botón de pagar queda activo tras un rechazo',
      de: 'ivan',
      dia: -1,
      texto: 'Corregido. Falta probarlo en el móvil con una tarjeta caducada.',
    },
    {
      tarea: 'Comparar por sonido y por letras vecinas',
      de: 'nora',
      dia: -2,
      texto: 'Con «zapatiyas» ya va bien; con las marcas extranjeras todavía no.',
    },
  ],
};

const ACCESO = 'Entrada única';

const portal: Pasado = {
  clave: 'PORTAL',
  creado: -130,
  comoUsuario: 'persona de la plantilla',
  sprints: [
    {
      nombre: 'La puerta',
      objetivo: 'Que haya un solo sitio por donde empezar.',
      inicio: -63,
      fin: -49,
      historias: {
        [ACCESO]: [
          [
            'Página con las herramientas de cada cual',
            5,
            'no buscar direcciones',
            'Menú según el departamento @hugo',
            'Buscador de herramientas @irene',
          ],
          [
            'Directorio de la plantilla',
            5,
            'saber a quién llamar',
            'Ficha con extensión y sede @irene',
            'Importar las altas de recursos humanos @carmen',
          ],
          ['Avisos de la empresa', 3, 'enterarme sin leer el correo', 'Avisos por sede @hugo'],
        ],
      },
    },
    {
      nombre: 'Nóminas a mano',
      objetivo: 'Que cada cual descargue sus papeles.',
      inicio: -48,
      fin: -34,
      sobra: 'Certificado de empresa en el momento',
      historias: {
        [ACCESO]: [
          [
            'Descargar mi nómina',
            8,
            'no pedirla por correo',
            'Conectar con el programa de nóminas @carmen',
            'Descarga cifrada @hugo',
          ],
          [
            'Cambiar mi cuenta bancaria',
            3,
            'no rellenar un papel',
            'Formulario con doble comprobación @irene',
          ],
        ],
      },
    },
    {
      nombre: 'Papeles al momento',
      objetivo: 'Que nadie espere un certificado.',
      inicio: -33,
      fin: -19,
      reestimada: { titulo: 'Firmar un documento en el portal', antes: 5, dia: -26 },
      historias: {
        [ACCESO]: [
          [
            'Certificado de empresa en el momento',
            5,
            'tenerlo cuando lo piden',
            'Plantilla con firma electrónica @hugo',
            'Registro de lo emitido @carmen',
          ],
          [
            'Firmar un documento en el portal',
            8,
            'no imprimir',
            'Firma con la cuenta de empresa @carmen',
            'Archivo de lo firmado @irene',
          ],
        ],
      },
    },
  ],
  reestimada: { titulo: 'Revocar accesos al causar baja', antes: 3, dia: -2 },
  comentarios: [],
};

export const pasados: readonly Pasado[] = [tienda, portal];
