import type { TipoPregunta } from './pregunta';
import { type Frase, PRIMERO } from './vocabulario-primero';

const CREAR =
  'crea|crear|creame|anade|anadir|anademe|genera|generar|agrega|agregar|apunta|apuntame|nuevas|haz|hazme';
const CAMBIAR =
  'borra|borrar|elimina|eliminar|asigna|asignale|reasigna|mueve|mover|cambia|cambiar|marca|marcar|cierra|cerrar|inicia|iniciar|finaliza|cancela|cancelar|invita|envia';
const PONER =
  'pon|poner|ponla|ponlo|marca|marcar|marcala|pasa|pasar|pasala|mueve|mover|cambia|cambiar|deja|dejala|da|sube|baja';
const MARCHA =
  'va|vamos|marcha|estado|progreso|avance|retraso|retrasado|terminar*|terminamos|acabar*|acabamos|llegamos|llegaremos|queda|quedan|falta|faltan|resumen|tal|situacion|bien|mal';

const DIAS = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';

/** How people ask each kind of question. The heaviest phrase wins; at equal weight, the earlier kind. */
export const VOCABULARIO: readonly (readonly [TipoPregunta, readonly Frase[]])[] = [
  ...PRIMERO,
  [
    'sin-asignar',
    [
      [6, 'sin asignar|asignado|asignada|asignadas|asignados|asignacion'],
      [
        8.2,
        'sin|por|falta|faltan asignar|asignada|asignadas|dueno|duena|responsable|repartir sprint|iteracion',
      ],
      [8.2, 'nadie|libres|huerfan* sprint|iteracion'],
      [6, 'por repartir'],
      [6, 'no|nadie responsable|dueno'],
      [6, 'sin responsable|dueno|duena|persona|encargado'],
      [6, 'no|nadie asignad*'],
      [6, 'nadie tiene|lleva|hace|cogido|tarea*'],
      [6, 'falta|faltan|quedan|por asignar'],
      [6, 'tareas libres'],
      [6, 'tareas|que puedo coger|cogerme'],
      [5, 'huerfan*'],
    ],
  ],
  [
    'velocidad',
    [
      [7, 'velocidad|velocity'],
      [8, 'trabajo|puntos por sprint'],
      [6, 'ritmo'],
      [6, 'puntos hacemos|completamos|cerramos|sacamos|hicimos|completado|terminado|quemamos'],
      [5, 'rendimiento'],
      [5, 'productividad'],
      [6, 'capacidad equipo|sprint'],
    ],
  ],
  [
    'sobrecarga',
    [
      [6, 'sobrecarga*'],
      [6.5, 'tareas|trabajo|tiene|lleva cada uno|una|persona|cual'],
      [6, 'saturad*'],
      [6, 'desbordad*'],
      [6, 'agobiad*'],
      [6, 'carga trabajo|equipo|tareas'],
      [6, 'quien mas trabajo|tareas|cargado|carga|ocupado'],
      [6, 'hasta arriba'],
      [6, 'demasiado|demasiadas|mucho trabajo|tareas'],
      [6, 'quien cargado|cargada|ocupado|ocupada'],
      [6, 'quien menos trabajo|tareas'],
      [5, 'quien asignad*'],
      [6, 'quien libre|disponible|hueco|ocioso'],
      [8.3, 'alguien|quien|quienes sin nada|tareas|trabajo|carga'],
      [8.3, 'alguien|quien|quienes no tiene|tienen nada|tareas|trabajo'],
      [6, 'quien|alguien liado|liada|pillado|pillada|apurado|apurada|parado|mano'],
      [6, 'todo|todos mundo|todos trabajo|tarea|tareas|algo manos|hacer|asignado'],
      [6, 'a quien pasar|dar|asignar|cargar mas|trabajo'],
      [6, 'repartido|reparto|reparte|repartidas trabajo|tareas|carga'],
    ],
  ],
  [
    'bloqueadas',
    [
      [6, 'bloquead*'],
      [6, 'bloqueo|bloqueos|bloquea|bloquean|bloqueando'],
      [6, 'atascad*'],
      [6, 'no avanza|avance|avanzan'],
      [6.1, 'motivo|motivos|razon bloqueo|bloqueos|parad*'],
      [6, 'detenid*'],
      [6, 'impide|impida|impiden|impidiendo'],
      [5, 'espera|esperan|esperando'],
      [6, 'trabad*'],
      [6, 'impediment*'],
      [6, 'estancad*'],
      [5, 'parad*'],
      [5, 'frena|frenado|frenando|frenadas'],
    ],
  ],
  [
    'vencidas',
    [
      [6, 'vencid*'],
      [6, 'atrasad*'],
      [6, 'retrasad*'],
      [6, 'caducad*'],
      [6, 'expirad*'],
      [6, 'fuera plazo|fecha|tiempo'],
      [6, 'pasad* fecha|plazo'],
      [5, 'ha|han pasado'],
      [5, 'retraso|retrasos|atraso|atrasos'],
      [6, 'deberia|deberian hecha|hechas|hecho|terminada|terminadas|acabadas'],
      [5, 'tarde'],
    ],
  ],
  [
    'urgentes',
    [
      [5, 'urgente|urgentes|urge|urgen|urgencia|urgencias'],
      [5, 'critica|criticas|critico|criticos'],
      [5, 'mas importante|importantes|prioritario|prioritaria|prioritarias'],
      [5, 'alta|maxima prioridad'],
    ],
  ],
  [
    'fechas',
    [
      [6, 'proxima|proximas|proximo|proximos fecha*|entrega*|vencimiento*|plazos|hitos'],
      [6, 'vence|vencen|vencer|vencera|venceran|caduca|caducan'],
      [6, 'fecha|fechas limite'],
      [5, 'entrega|entregas|entregar|vencimiento|vencimientos'],
      [5, 'calendario'],
      [5, 'deadline|deadlines'],
      [4, 'plazo|plazos'],
      [4, 'esta|semana semana|viene'],
      [4, 'proximos|siguientes dias'],
      [6.5, 'vence|vencen semana'],
      [5.5, `listo|lista|listas|listos|entregar|entregado|tener|terminado|acabado para ${DIAS}`],
      [5.5, `antes del ${DIAS}`],
      [6, 'encima'],
      [3, 'manana'],
      [2, 'fechas'],
    ],
  ],
  [
    'sprint',
    [
      [7, `${MARCHA} sprint`],
      [7, `${MARCHA} iteracion`],
      [7, 'cuando termina|acaba|cierra|finaliza sprint'],
      [9, 'cuando empieza|comienza|arranca|empezo|comenzo sprint|iteracion'],
      [6, 'burndown'],
      [5, 'acabaremos|terminaremos|llegamos|llegaremos|llegar|acabar|terminar tiempo'],
      [5, 'vamos llegar'],
      [9, 'cuantos puntos quedan|faltan|restan|llevamos|hechos|pendientes|hicimos|tiene|hay sprint'],
      [8.5, 'cuantos puntos quedan|faltan|restan|llevamos|faltan'],
      [9, 'cuantos puntos sprint pasado|anterior|ultimo'],
      [8, 'vamos|vais|llegamos|llegaremos llegar|llegamos|llegaremos'],
      [8, 'cuando terminaremos|acabaremos|terminamos|acabamos|estara|estaremos'],
      [7, 'llegamos|llegaremos'],
      [8, 'pronostico|prevision|probabilidad'],
      [8, 'probable acabar|acabemos|acabamos|terminar|terminemos|terminamos|llegar|lleguemos|llegamos'],
      [8, 'dar|da|dara|dio|daria tiempo'],
      [8, 'bien|mal|justos|sobrados tiempo'],
      [8, 'riesgo|peligro sprint|iteracion'],
      [8, 'cumpliremos|cumplimos|cumplir sprint|objetivo|plazo'],
      [8.4, 'puntos restantes|pendientes|quedan|faltan|restan'],
      [4, 'sprint'],
      [4, 'iteracion'],
    ],
  ],
  ['bugs', [[5, 'bug|bugs|errores|fallos|incidencias']]],
  [
    'sin-estimar',
    [
      [9, 'sin estimar|estimacion|puntos|estimadas'],
      [9, 'falta|faltan estimar'],
      [9, 'no estan|tienen estimadas|estimada|estimacion'],
    ],
  ],
  [
    'en-revision',
    [
      [5, 'en revision'],
      [5, 'por|pendiente|pendientes revisar'],
      [5.6, 'que|algo|hay|queda|quedan para|que revisar'],
    ],
  ],
  [
    'completadas',
    [
      [5, 'completadas|completada|completado|terminadas|terminado|acabadas|hechas|cerradas|finalizadas'],
      [
        7,
        'termine|termino|terminaron|terminamos|acabe|acabo|acabaron|complete|completo|completaron|completamos|cerre|cerramos|cerraron ayer|anteayer|semana|hoy|mes',
      ],
    ],
  ],
  [
    'en-progreso',
    [
      [5, 'tareas progreso|curso|marcha'],
      [5.5, 'en progreso'],
      [5, 'en curso'],
    ],
  ],
  [
    'abiertas',
    [
      [4.6, 'tareas abiertas'],
      [4.6, 'tareas|tarea sin|por terminar|acabar|completar|cerrar|hacer'],
    ],
  ],
  [
    'pendientes',
    [
      [3.5, 'tareas pendientes|abiertas'],
      [3.5, 'pendientes'],
    ],
  ],
  [
    'resumen',
    [
      [5, 'resumen'],
      [5, 'resume|resumeme|resumir|resumirme'],
      [5, 'va|van|vamos|marcha|estado|situacion|progreso|avance|esta|tal proyecto*'],
      [4, 'progreso|avance'],
      [4, 'hemos|llevamos|vamos avanzado|avanzando|hecho'],
      [4, 'informe'],
      [4, 'ponme dia'],
      [4, 'cuantas|cuantos tareas|historias|proyectos|epicas'],
      [3, 'como va|van|vamos|vais'],
      [3, 'situacion|panorama|novedades'],
      [3, 'mis proyectos'],
    ],
  ],
  [
    'hoy',
    [
      [5, 'hago|hacer hoy'],
      [5, 'que tengo hoy'],
      [5, 'tengo pendiente|pendientes'],
      [4.5, 'tareas tengo'],
      [4.5, 'que tengo yo'],
      [5, 'tengo asignado|asignada|asignadas|asignados'],
      [5, 'donde empiezo|empezar|comienzo'],
      [4, 'mis tareas|pendientes|prioridades|cosas'],
      [4, 'mi dia|trabajo|agenda|jornada'],
      [4, 'que hago|hacer'],
      [4, 'debo|deberia|puedo|tengo hacer'],
      [4, 'me toca|falta|queda'],
      [4, 'que trabajo ahora'],
      [5, 'mi siguiente|proxima tarea*'],
      [5, 'organiza|organizame|planificame dia|jornada'],
      [5, 'tareas asignadas mi'],
      [5, 'que estoy haciendo'],
      [5, 'debo|deberia trabajar'],
      [4, 'que priorizo|priorizar'],
      [2, 'hoy'],
    ],
  ],
  [
    'buscar',
    [
      [6, 'busca|buscar|buscame|encuentra|encontrar|encuentrame|encuentro|localiza|localizar'],
      [5, 'donde esta|estan'],
      [5, 'existe|existen alguna|algun|algo'],
      [5, 'hay|tienes|tenemos algo|alguna|algun sobre|de|con'],
      [5, 'tarea|tareas|historia|historias|epica sobre'],
      [4, 'relacionad* con'],
    ],
  ],
  [
    'cambio',
    [
      [5, CAMBIAR],
      [6.2, 'retrasa|aplaza|adelanta|pospon'],
      [8.6, `${PONER} fecha|plazo|vencimiento`],
      [8.5, 'pasale|pasasela|encargale|encarga|dale|dasela a'],
      [8.5, 'pon|ponme|poner cargo de'],
      [7.5, 'pon|poner a en'],
      [8.5, 'que encargue|ocupe|haga|lleve de'],
      [8.5, 'me quedo|encargo|ocupo con|de'],
      [8.5, 'quitale|quitasela|desasigna|libera'],
      [8.5, 'manda|mandala|envia|enviala a revision|revisar'],
      [9, 'asigna|asignale|reasigna|asignasela|asigname'],
      [
        8.5,
        `${PONER} revision|progreso|curso|completada|completado|terminada|terminado|hecha|hecho|pendiente|bloqueada|bloqueado`,
      ],
      [8.5, `${PONER} prioridad`],
      [8.5, `${PONER} fecha`],
      [6.5, `${CREAR} historia`],
      [6.5, 'nueva|necesito|necesitamos historia'],
      [6.5, `${CREAR} epica`],
    ],
  ],
  [
    'ayuda',
    [
      [5, 'puedes|sabes|podrias hacer|decirme|preguntarte|contarme|responder'],
      [5, 'que puedes|sabes|haces|preguntar|preguntarte'],
      [5, 'como funciona|funcionas'],
      [5, 'quien|que eres'],
      [5, 'sirve|sirves'],
      [3, 'ayuda|ayudame|ayudar|ayudas'],
      [3, 'instrucciones|opciones|comandos'],
    ],
  ],
  [
    'gracias',
    [
      [1, 'gracias'],
      [1, 'adios'],
      [1, 'hasta luego|manana|pronto'],
      [1, 'perfecto|genial|estupendo'],
    ],
  ],
  [
    'saludo',
    [
      [1, 'hola'],
      [1, 'buenos|buenas'],
      [1, 'hey|ey|saludos'],
      [1, 'que tal'],
    ],
  ],
];

/** Ordinary Spanish words that are one letter away from a word above but mean something else. */
export const OTRAS_PALABRAS: ReadonlySet<string> = new Set(
  'hara factura facturas hugo tardes noches pasado pasada pasados pasadas trabajar trabajo trabaja trabajando hechas hecho hecha echas cosa cosas caso casos pasa paso pasos tema temas forma firma punto tarta tareas tarea media medio parto mover mayor nuestras nuestra puesta vista listas lista cerca salva carta cartas queso mal sal fecha fechas estoy eres este esto estas estan carpa cargo hora horas rango buena bueno cual cuales pasar parar tienda venta ventas vender vendida vendidas rumbo'.split(
    ' ',
  ),
);
