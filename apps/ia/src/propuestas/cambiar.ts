import type { CambioPropuesto, TipoPropuesta } from '@pmp/contracts/ia';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import { namedPersonas } from '../preguntas/menciones';
import { namedItems } from '../preguntas/named-item';
import { normalize, wordsOf } from '../preguntas/texto/normalize';
import { namedThings, type Named } from '../preguntas/respuestas/contexto/cosa-nombrada';
import {
  type Contexto,
  idsOf,
  respuesta,
  type Answerer,
  type Respuesta,
} from '../preguntas/respuestas/contexto/contexto';
import { cambio as noSeCambia } from '../preguntas/respuestas/fijas';
import {
  cantidad,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  enlaceTarea,
  fechaLarga,
  lineas,
  literal,
} from '../preguntas/respuestas/contexto/redaccion';
import { newId, offer, propuestaOf } from './build-propuesta';
import { fechaDicha, sinFecha } from './fecha-dicha';
import { type HistoriaPedida, historiaPedidaOf } from './historia-pedida';

const CONFIRMA = 'No se cambia nada hasta que lo confirmes.';
/** Two titles that the words name equally well. */
const EMPATE = 0.05;
const VISTAS = 4;

const ESTADOS: readonly (readonly [EstadoTarea, RegExp])[] = [
  ['en revisión', /\ben revision\b|\ba revision\b|\b(?:para|por) (?:revisar|revision)\b|\ba revisar\b/],
  ['en progreso', /\ben (?:progreso|curso|marcha)\b|\bdesbloque/],
  ['completada', /\b(?:completad|terminad|hech|acabad|cerrad)[ao]\b/],
  ['bloqueada', /\bbloquea(?:d[ao]|r|la)?\b/],
  ['pendiente', /\bpendiente\b/],
];
const PRIORIDADES = [
  ['crítica', /\bcritica\b/],
  ['alta', /\balta\b/],
  ['media', /\bmedia\b/],
  ['baja', /\bbaja\b/],
] as const;
const FECHA =
  /\b(?:fecha|plazo|venc\w+|venza|vence|retrasa\w*|aplaza\w*|adelanta\w*|pospon\w*)\b|\b(?:pasa|mueve|cambia)\b.* (?:al|a el) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|\d)/;
const ELIMINAR = /\b(?:borra|borrar|elimina|eliminar|quita|suprime)\b/;
const ASIGNAR =
  /\b(?:asigna|asignale|asignasela|asigname|reasigna|pasale|pasasela|dasela|dale|encarga|encargale)\b|\bse (?:encarg(?:ue|a)|ocup[ea]) de\b|\ba cargo\b|\bpon(?:er)? a \w+ en\b|\bme (?:quedo con|encargo de|ocupo de)\b/;
const A_MI = /\b(?:asigname|a mi|me lo asigno|me quedo|me encargo|me ocupo)\b/;
const DESASIGNAR = /\b(?:quitale|quitasela|desasigna|libera)\b|\b(?:deja|pon)\b.*\bsin asignar\b/;
const CREAR =
  /\b(?:crea|crear|creame|anade|anadir|anademe|agrega|apunta|apuntame|haz|hazme|nueva|necesito|necesitamos)\b/;
/** «… a Pepe»: who was meant, though nobody is called so. */
const A_ALGUIEN = /\ba\s+(\p{Lu}[\p{L}-]+)\s*[.!?]?$/u;

const enlaceDe = ({ tipo, item }: Named): string =>
  tipo === 'tarea' ? enlaceTarea(item) : enlaceHistoria(item);

function cual(encontradas: readonly Named[], motivo: string): Respuesta {
  return respuesta(
    lineas(
      motivo,
      encontradas.length
        ? elementos(encontradas.slice(0, VISTAS).map((one) => `${enlaceDe(one)} (${one.tipo})`))
        : null,
    ),
  );
}

/** The one that is meant, with the version that the proposal is about; or a question. */
async function meant(contexto: Contexto): Promise<(Named & { version: number }) | Respuesta> {
  const found = await namedThings(contexto);
  const [best, second] = found;
  if (!best) return cual([], '¿Qué tarea o historia? Escribe su título entre comillas.');
  if (second && best.grado - second.grado < EMPATE && best.item.titulo !== second.item.titulo) {
    return cual(found, '¿Cuál de estas?');
  }
  if (!contexto.reader.puede('proyecto.editar', best.item.proyecto)) {
    return respuesta(`No puedes cambiar nada en ese proyecto: ${enlaceDe(best)}.`);
  }
  const { reader } = contexto;
  const now =
    best.tipo === 'tarea' ? await reader.tarea(best.item._id) : await reader.historia(best.item._id);
  return now ? { ...best, version: now.version } : respuesta('Eso ya no existe.');
}

const isRespuesta = (found: object): found is Respuesta => 'sugerencias' in found;

interface Cambio {
  tipo: Extract<TipoPropuesta, 'asignar' | 'cambiar-estado' | 'cambiar-prioridad' | 'cambiar-fecha'>;
  cuerpo: Record<string, unknown>;
  descripcion: string;
}

function proponeSobre(cosa: Named & { version: number }, { tipo, cuerpo, descripcion }: Cambio): Respuesta {
  const ruta = cosa.tipo === 'tarea' ? `/api/tareas/${cosa.item._id}` : `/api/historias/${cosa.item._id}`;
  const cambio: CambioPropuesto = {
    metodo: 'PUT',
    ruta,
    cuerpo: { ...cuerpo, version: cosa.version },
    descripcion,
  };
  const dicha = literal(descripcion);
  const conEnlace = `${dicha.charAt(0).toLowerCase()}${dicha.slice(1)}`.replace(
    `«${literal(cosa.item.titulo)}»`,
    () => enlaceDe(cosa),
  );
  return offer(
    lineas(`Propongo ${conEnlace}.`, CONFIRMA),
    propuestaOf({ tipo, resumen: literal(descripcion), proyecto: cosa.item.proyecto, cambios: [cambio] }),
  );
}

export async function proposeAsignado(contexto: Contexto, plano: string): Promise<Respuesta> {
  const { reader, ambito, texto } = contexto;
  const quoted = texto.replace(/["“«][^"”»]*["”»]/gu, ' ');
  const gente = await reader.gente(idsOf(ambito));
  const yo = A_MI.test(plano);
  const nombradas = yo ? gente.filter(({ _id }) => _id === reader.persona._id) : namedPersonas(quoted, gente);
  const [persona, ...otras] = nombradas;
  if (!persona) {
    const dicha = A_ALGUIEN.exec(quoted.trim())?.[1];
    return respuesta(
      lineas(
        dicha ? `Nadie del equipo se llama ${literal(dicha)}. Están:` : '¿A quién? En el equipo están:',
        elementos(gente.slice(0, 10).map(({ nombre }) => literal(nombre))),
      ),
    );
  }
  if (otras.length)
    return respuesta(lineas('¿A quién de ellas?', elementos(nombradas.map(({ nombre }) => literal(nombre)))));
  const sinNombre = wordsOf(persona.nombre).reduce(
    (t, word) => t.replace(new RegExp(`\\ba?\\s*${word}\\b`, 'giu'), ' '),
    normalize(texto),
  );
  const cosa = await meant({ ...contexto, texto: /["“«]/.test(texto) ? texto : sinNombre });
  if (isRespuesta(cosa)) return cosa;
  if (cosa.tipo === 'historia') {
    if (cosa.item.responsable === persona._id)
      return respuesta(`${enlaceHistoria(cosa.item)} ya está a cargo de ${literal(persona.nombre)}.`);
    return proponeSobre(cosa, {
      tipo: 'asignar',
      cuerpo: { responsable: persona._id },
      descripcion: `Poner a ${persona.nombre} a cargo de «${cosa.item.titulo}»`,
    });
  }
  if (cosa.item.asignado === persona._id)
    return respuesta(`${enlaceTarea(cosa.item)} ya la lleva ${literal(persona.nombre)}.`);
  return proponeSobre(cosa, {
    tipo: 'asignar',
    cuerpo: { asignado: persona._id },
    descripcion: `Asignar «${cosa.item.titulo}» a ${persona.nombre}`,
  });
}

/** «Quítale a Nora…»: a task that nobody has any more; of a story, nobody is in charge. */
async function proposeSinAsignar(contexto: Contexto): Promise<Respuesta> {
  const { reader, ambito, texto } = contexto;
  const gente = await reader.gente(idsOf(ambito));
  const nombres = new Set(namedPersonas(texto, gente).flatMap(({ nombre }) => wordsOf(nombre)));
  const sinNombres = wordsOf(texto)
    .filter((word) => !nombres.has(word))
    .join(' ');
  const cosa = await meant({ ...contexto, texto: /["“«]/.test(texto) ? texto : sinNombres });
  if (isRespuesta(cosa)) return cosa;
  const [campo, quien] =
    cosa.tipo === 'tarea'
      ? (['asignado', cosa.item.asignado] as const)
      : (['responsable', cosa.item.responsable] as const);
  if (!quien) return respuesta(`${enlaceDe(cosa)} ya no tiene a nadie.`);
  return proponeSobre(cosa, {
    tipo: 'asignar',
    cuerpo: { [campo]: null },
    descripcion: `Dejar «${cosa.item.titulo}» ${cosa.tipo === 'tarea' ? 'sin asignar' : 'sin responsable'}`,
  });
}

async function proposeEstado(contexto: Contexto, estado: EstadoTarea): Promise<Respuesta> {
  const cosa = await meant(contexto);
  if (isRespuesta(cosa)) return cosa;
  if (cosa.tipo === 'historia' && estado === 'bloqueada') {
    return respuesta(
      `Una historia no se bloquea: se bloquean sus tareas. Dime cuál de las de ${enlaceHistoria(cosa.item)}.`,
    );
  }
  if (cosa.item.estado === estado) return respuesta(`${enlaceDe(cosa)} ya está ${estado}.`);
  return proponeSobre(cosa, {
    tipo: 'cambiar-estado',
    cuerpo: { estado },
    descripcion: `Pasar «${cosa.item.titulo}» de ${cosa.item.estado} a ${estado}`,
  });
}

async function proposePrioridad(contexto: Contexto, prioridad: string): Promise<Respuesta> {
  const cosa = await meant(contexto);
  if (isRespuesta(cosa)) return cosa;
  return proponeSobre(cosa, {
    tipo: 'cambiar-prioridad',
    cuerpo: { prioridad },
    descripcion: `Poner prioridad ${prioridad} a «${cosa.item.titulo}»`,
  });
}

/** Of a task its due date; of a story, the day on which it ends. */
async function proposeFecha(contexto: Contexto, fecha: string): Promise<Respuesta> {
  const { texto, hoy } = contexto;
  const cosa = await meant({ ...contexto, texto: /["“«]/.test(texto) ? texto : sinFecha(texto) });
  if (isRespuesta(cosa)) return cosa;
  const campo = cosa.tipo === 'tarea' ? 'fechaLimite' : 'fin';
  const dia = fechaLarga(fecha, hoy);
  return proponeSobre(cosa, {
    tipo: 'cambiar-fecha',
    cuerpo: { [campo]: `${fecha}T00:00:00.000Z` },
    descripcion:
      cosa.tipo === 'tarea'
        ? `Poner el ${dia} como fecha límite de «${cosa.item.titulo}»`
        : `Poner el ${dia} como fin de «${cosa.item.titulo}»`,
  });
}

/** Proposes a new story in the epic that is named, or in the only one there is. */
async function proposeHistoria(contexto: Contexto): Promise<Respuesta> {
  const { reader, ambito, texto } = contexto;
  const epicas = (await reader.epicas(idsOf(ambito))).filter(({ proyecto }) =>
    reader.puede('proyecto.editar', proyecto),
  );
  const isEpica = (nombre: string): boolean =>
    epicas.some(({ titulo }) => wordsOf(titulo).join(' ') === wordsOf(nombre).join(' '));
  const { titulo, epica, prioridad, puntos } = historiaPedidaOf(texto, isEpica);
  if (!titulo)
    return respuesta(
      '¿Cómo se llama la historia, y en qué épica va? Por ejemplo: «crea una historia "Pagar con Bizum" en la épica Pagos».',
    );
  const [best] = epica === null ? [] : namedItems(`«${epica}»`, epicas);
  const elegida = best?.item ?? (epicas.length === 1 ? epicas[0] : undefined);
  if (!elegida) {
    return respuesta(
      lineas(
        epicas.length
          ? `¿En qué épica creo «${literal(titulo)}»?`
          : 'No hay ninguna épica en la que crearla.',
        epicas.length ? elementos(epicas.slice(0, 8).map(enlaceEpica)) : null,
      ),
      epicas
        .slice(0, 3)
        .map((e) => `Crea ${comoSePide({ titulo, prioridad, puntos })} en la épica ${literal(e.titulo)}`),
    );
  }
  const cosas = [prioridad && `prioridad ${prioridad}`, puntos && cantidad(puntos, 'punto', 'puntos')].filter(
    Boolean,
  );
  const con = cosas.length ? `, con ${cosas.join(' y ')}` : '';
  const descripcion = `Crear la historia «${titulo}» en la épica «${elegida.titulo}»${con}`;
  return offer(
    lineas(`Propongo crear la historia «${literal(titulo)}» en ${enlaceEpica(elegida)}${con}.`, CONFIRMA),
    propuestaOf({
      tipo: 'crear-historia',
      resumen: literal(descripcion),
      proyecto: elegida.proyecto,
      cambios: [
        {
          metodo: 'POST',
          ruta: '/api/historias',
          cuerpo: {
            _id: newId(),
            titulo,
            proyecto: elegida.proyecto,
            epicaId: elegida._id,
            ...(prioridad && { prioridad }),
            ...(puntos !== null && { puntos }),
          },
          descripcion,
        },
      ],
    }),
  );
}

/** What was asked for, to be asked again with what is missing. */
const comoSePide = ({
  titulo,
  prioridad,
  puntos,
}: Pick<HistoriaPedida, 'titulo' | 'prioridad' | 'puntos'>): string =>
  [
    `una historia «${literal(titulo ?? '')}»`,
    prioridad && `de prioridad ${prioridad}`,
    puntos !== null && `de ${puntos} puntos`,
  ]
    .filter(Boolean)
    .join(' ');

const sinEliminar = async (contexto: Contexto): Promise<Respuesta> => {
  const { reader, ambito, texto } = contexto;
  const epicas = /\bepica\b/.test(normalize(texto)) ? await reader.epicas(idsOf(ambito)) : null;
  const [epica] = epicas ? namedItems(texto.replace(/(?<!\p{L})[eé]pica(?!\p{L})/giu, ' '), epicas) : [];
  const [found] = epicas ? [] : await namedThings(contexto);
  const suya = epica ? enlaceEpica(epica.item) : found && enlaceDe(found);
  const donde = suya ? `Ábrela y elimínala allí: ${suya}.` : '';
  const fija = await noSeCambia(contexto);
  return {
    ...fija,
    texto: lineas(
      `Eliminar no te lo propongo: hazlo tú, y lo que elimines irá a la papelera, de donde se puede recuperar. ${donde}`.trim(),
      fija.texto,
    ),
  };
};

const DE_SPRINT = /\b(?:muev|mov|pas|traslad|met|sac|llev)\w*\b.*\bsprints?\b/;

const sinMoverDeSprint = async (contexto: Contexto): Promise<Respuesta> => {
  const { proyecto } = contexto;
  const backlog = proyecto ? `[backlog](/backlog/${proyecto._id})` : 'backlog';
  const fija = await noSeCambia(contexto);
  return {
    ...fija,
    texto: lineas(
      `Pasar historias de un sprint a otro no te lo propongo: selecciónalas en el ${backlog} y elige «Sprint» en la barra de abajo; se puede deshacer.`,
      fija.texto,
    ),
  };
};

/** A change that the words ask for, prepared and asked once; without one, what can be proposed. */
export const cambiar: Answerer = async (contexto) => {
  const plano = normalize(contexto.texto);
  if (ELIMINAR.test(plano)) return sinEliminar(contexto);
  if (DE_SPRINT.test(plano)) return sinMoverDeSprint(contexto);
  if (DESASIGNAR.test(plano)) return proposeSinAsignar(contexto);
  if (ASIGNAR.test(plano)) return proposeAsignado(contexto, plano);
  if (CREAR.test(plano) && /\bhistoria\b/.test(plano)) return proposeHistoria(contexto);
  const fueraDeComillas = normalize(contexto.texto.replace(/["“«][^"”»]*["”»]/gu, ' '));
  const prioridad = /\bprioridad\b/.test(plano)
    ? PRIORIDADES.find(([, pattern]) => pattern.test(fueraDeComillas))?.[0]
    : undefined;
  if (prioridad) return proposePrioridad(contexto, prioridad);
  const fecha = FECHA.test(fueraDeComillas) ? fechaDicha(fueraDeComillas, contexto.hoy) : null;
  if (fecha) return proposeFecha(contexto, fecha);
  const estado = ESTADOS.find(([, pattern]) => pattern.test(fueraDeComillas))?.[0];
  return estado ? proposeEstado(contexto, estado) : noSeCambia(contexto);
};
