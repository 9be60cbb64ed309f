import type { TipoPregunta } from './pregunta';

/** All words separated by spaces must occur; `|` separates alternatives, `*` marks a stem. */
export type Frase = readonly [peso: number, frase: string];

const CREAR =
  'crea|crear|creame|anade|anadir|anademe|genera|generar|agrega|agregar|apunta|apuntame|nuevas|haz|hazme';
const DIVIDIR =
  'divide|dividir|divideme|parte|partir|trocea|trocear|desglosa|desglosar|descompon|descomponer|separa|separar';
const PREPARAR =
  'prepara|preparar|preparame|planifica|planificar|planificacion|planea|planear|borrador|propon|proponme|proponer|haz|hazme|sugiere|sugiereme|recomienda|organiza|organizar|arma|armar|monta|montar|crea|crear';
const REFORMULAR =
  'reformula|reformular|reescribe|reescribir|redacta|redactar|reformulame|mejora|mejorar|escribe|escribir';
const ESTIMAR = 'estima|estimar|estimame|estimacion|puntua|puntuar';
const RESUMIR = 'resumen|resume|resumeme|resumir|resumirme|cuentame';
const DIAS = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';
const CUANDO = `ayer|anteayer|hoy|semana|mes|dia|dias|jornada|${DIAS}`;

/** Kinds that win over the plain lists when their words are in the question. */
export const PRIMERO: readonly (readonly [TipoPregunta, readonly Frase[]])[] = [
  [
    'desconocida',
    [
      [9, 'reunion*'],
      [9, 'sueldo*|salario*|nomina|nominas|vacaciones'],
      [9, 'cobra|cobran|gana|ganan|beneficio|beneficios|presupuesto'],
      [9, 'opina|opinan|opinion|opiniones'],
      [9, 'contrasena|contrasenas|clave|token'],
      [9, 'chiste|poema|cancion|receta'],
      [9, 'clima|lluvia|llovera|llover'],
    ],
  ],
  [
    'columnas',
    [
      [9.5, 'columna|columnas que|cual|cuales|cuantas|cuantos|hay|tiene|tenemos|limite|limites|llena|llenas'],
      [9.5, 'wip'],
      [9.5, 'limite|limites tablero|pasa|pasan|superan'],
    ],
  ],
  [
    'definiciones',
    [
      [9.5, 'definicion|definiciones listo|lista|hecho|hecha|terminado|terminada|equipo|sprint'],
      [9.5, 'cuando historia lista|listo|hecha cuenta|considera|consideramos|damos'],
    ],
  ],
  ['plantillas', [[9.5, 'plantillas que|cuales|cuantas|hay|tenemos|tengo|tiene|lista|dime']]],
  [
    'vistas',
    [
      [9.5, 'vistas que|cuales|cuantas|hay|tenemos|tengo|tiene|lista|mis|dime|guardadas'],
      [9.5, 'consultas guardadas'],
    ],
  ],
  [
    'horas',
    [
      [9.2, 'cuantas horas'],
      [8.8, 'horas quedan|faltan|restan|pendientes'],
    ],
  ],
  [
    'tiempos',
    [
      [
        8.7,
        'cuanto|cuantos tardamos|tarda|tardan|tardo|tardaron|dura|duran historia|historias|tarea|tareas|bug|bugs',
      ],
      [8.7, 'cuanto|cuantos tardamos|tardan media'],
      [8.7, 'tiempo|tiempos ciclo|entrega|medio'],
      [8.7, 'cycle|lead time'],
    ],
  ],
  [
    'alcance',
    [
      [9.4, 'alcance'],
      [
        9.4,
        'anadido|anadio|anadieron|metido|metio|metimos|sumado|entrado|entro|entraron|sacado|saco|quitado|salido|salio|crecido|crecio sprint|iteracion',
      ],
    ],
  ],
  [
    'epicas',
    [
      [
        8.6,
        'epicas retrasad*|atrasad*|vencid*|retraso|tarde|peor|mal|riesgo|abiertas|pendientes|terminar|quedan|avance|progreso|van|fecha|plazo',
      ],
    ],
  ],
  ['daily', [[9, 'daily|standup|diaria']]],
  [
    'comparar',
    [
      [9, 'compara|comparar|comparame|comparacion|comparados|comparado sprint|sprints|anterior|ultimos'],
      [9, 'mejor|peor|mas|menos que sprint anterior|pasado'],
    ],
  ],
  [
    'historias',
    [
      [9, 'que|cuales|cuantas|lista|listame|dime|muestrame historias sprint|iteracion'],
      [7.5, 'historias sprint|iteracion'],
      [9, 'que|cuales entra|entran|lleva|incluye|contiene|hay proximo|siguiente sprint|iteracion'],
      [9.1, 'historias sin|fuera planificar|planificadas|planificada|sprint|sprints'],
      [8.4, 'que sin planificar'],
      [6.5, 'historias responsable|cargo|dueno|duena'],
      [4.7, 'mis|tengo|llevo historias'],
      [4.4, 'historias de|tiene|lleva'],
    ],
  ],
  [
    'conversacion',
    [
      [9, `${RESUMIR} conversacion|chat|mensajes|charla`],
      [
        9,
        'hablado|hablo|hablamos|hablaron|dicho|comentado|dijo|dijeron|dijimos|comento chat|conversacion|mensajes',
      ],
      [8.5, 'que ha|han|hemos hablado|dicho|comentado|escrito'],
      [8.5, 'alguien ha hablado|dicho|comentado|escrito'],
      [8.5, 'que dijo|dijeron|dijimos|comento|escribio'],
      [8.5, 'de que hablamos|hablasteis|hablaron|hablo|hablado'],
      [9, 'perdido|perdi chat|conversacion|mensajes'],
      [8, 'chat|conversacion que hay|nuevo|paso|pasa'],
      [5, 'chat|conversacion'],
    ],
  ],
  [
    'dia',
    [
      [8, `${RESUMIR} ${CUANDO}`],
      [8.2, `ponme|pon dia ayer|hoy|semana|${DIAS}`],
      [8, `como|tal fue|estuvo|resulto ${CUANDO}`],
      [8.2, `${RESUMIR} paso|pasado|ocurrido|ocurrio ${CUANDO}`],
      [8, 'que perdido|perdi'],
      [8, `que paso|pasado|ocurrio|ocurrido|sucedio ${CUANDO}`],
      [8, 'que hay nuevo|novedades ayer|hoy|semana'],
    ],
  ],
  [
    'hizo',
    [
      [8, 'que hizo|hicieron|hice|hicimos'],
      [8, 'que ha|han|he|hemos hecho'],
      [8, 'quien|quienes ha|han hecho'],
      [8, 'que estuvo|estuvieron|estado haciendo'],
      [8.5, `${RESUMIR} hizo|hicieron|hecho|hicimos`],
      [8, `que cambio|cambiado|cambios ${CUANDO}`],
      [8, `en que estuvo|estuvieron|anduvo ${CUANDO}`],
      [8, `que saco|sacaron|sacamos|avanzo|avanzaron|avances ${CUANDO}`],
      [8, `actividad|movimientos de ${CUANDO}`],
      [7, `trabajo|avanzo ${CUANDO}`],
    ],
  ],
  [
    'que-pasa',
    [
      [6.6, 'que pasa|ocurre|sucede con'],
      [6.6, 'como va|esta|anda tarea|historia'],
      [6.7, 'por que no avanza|avanzan|arranca|empieza'],
      [6.6, 'a que espera|esperando|espera'],
    ],
  ],
  [
    'quien-lleva',
    [
      [
        8.5,
        'quien|quienes lleva|tiene|hace|trabaja|trabajan|responsable|encarga|encargado|asignada tarea|historia',
      ],
      [6.5, 'quien|quienes lleva|llevan|encarga|ocupa'],
    ],
  ],
  [
    'desde-cuando',
    [
      [9, 'desde cuando'],
      [9, 'cuanto tiempo|lleva bloquead*|parad*|revision|progreso'],
      [9, 'cuantos dias lleva'],
      [9, 'cuando se completo|termino|acabo|cerro|hizo|entrego'],
    ],
  ],
  [
    'sin-fecha',
    [
      [8, 'sin fecha|fechas|plazo|vencimiento'],
      [8, 'no tiene|tienen fecha|fechas|plazo'],
    ],
  ],
  [
    'que-es',
    [
      [8, 'de que va|trata proyecto|esto'],
      [8, 'en que consiste proyecto'],
      [7, 'cuando termina|acaba|empieza|empezo proyecto'],
      [8, 'que epicas|partes'],
      [8, 'explicame|presentame proyecto'],
    ],
  ],
  [
    'equipo',
    [
      [5.5, 'quien|quienes equipo|proyecto'],
      [7, 'miembros|integrantes|companeros'],
    ],
  ],
  [
    'borrador-sprint',
    [
      [8, `${PREPARAR} sprint`],
      [8, `${PREPARAR} iteracion`],
      [8, 'metemos|entra|entran|incluimos|cabe|caben sprint'],
      [7, 'proximo|siguiente|nuevo sprint'],
    ],
  ],
  [
    'dividir-historia',
    [
      [8, `${DIVIDIR} historia*`],
      [8, `${DIVIDIR} tareas`],
      [7, 'dividir|dividirla|desglose|desglosala|dividela'],
    ],
  ],
  [
    'reformular-historia',
    [
      [8, `${REFORMULAR} historia*`],
      [8, 'como quiero para'],
      [6, 'reformula|reformular|reescribe|reescribir|reformulame'],
    ],
  ],
  [
    'estimar-historia',
    [
      [8, `${ESTIMAR} historia*`],
      [8, 'cuantos puntos historia'],
      [8, 'vale|cuesta|pesa historia'],
      [8, 'pon|ponle|dale puntos historia'],
      [7, 'puntos pondrias|vale|tiene|merece|das|daria|pongo'],
      [6, ESTIMAR],
    ],
  ],
  [
    'crear-tareas',
    [
      [7, `${CREAR} tarea*`],
      [7, `${CREAR} subtarea*`],
    ],
  ],
];
