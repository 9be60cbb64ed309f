/** `ruta`: a path of the web app; null for plain text. */
export interface Trozo {
  texto: string;
  ruta: string | null;
  fuerte: boolean;
}

export type Bloque =
  | { tipo: 'parrafo'; trozos: Trozo[] }
  | { tipo: 'lista'; ordenada: boolean; elementos: Trozo[][] };

const ID = '[0-9a-f]{24}';

/** The pages that an answer may link to; a link to anything else is shown as plain text. */
const RUTA_DE_LA_APP = new RegExp(
  '^(?:' +
    [
      '/dashboard',
      `/(?:dashboard|proyecto|sprints|tableros|tareas)/${ID}`,
      `/backlog/${ID}(?:\\?(?:epica|historia|tarea)=${ID})?`,
      '/proyectos',
      '/tareas',
      '/equipos',
      '/mensajes',
      '/notificaciones',
      '/ia-asistente',
      '/configuracion',
    ].join('|') +
    ')$',
);

export const isRutaDeLaApp = (ruta: string): boolean => RUTA_DE_LA_APP.test(ruta);

const MARCA = /\[([^\]\n]*)\]\(([^)\s]*)\)|\*\*([^*\n]+)\*\*/g;

const trozo = (texto: string, ruta: string | null = null, fuerte = false): Trozo => ({ texto, ruta, fuerte });

export function readTrozos(linea: string): Trozo[] {
  const trozos: Trozo[] = [];
  let end = 0;
  for (const match of linea.matchAll(MARCA)) {
    if (match.index > end) trozos.push(trozo(linea.slice(end, match.index)));
    const [whole, texto = '', ruta = '', fuerte] = match;
    if (fuerte !== undefined) trozos.push(trozo(fuerte, null, true));
    else trozos.push(trozo(texto.replaceAll('**', ''), isRutaDeLaApp(ruta) ? ruta : null));
    end = match.index + whole.length;
  }
  if (end < linea.length) trozos.push(trozo(linea.slice(end)));
  return trozos;
}

const ELEMENTO = /^(?:[-*]|(\d{1,3})[.)]) +/;

/**
 * Splits an answer of the assistant into paragraphs and lists; of a link that leads out of the app only the text stays.
 */
export function readRespuesta(texto: string): Bloque[] {
  const bloques: Bloque[] = [];
  for (const linea of texto.split('\n').map((line) => line.trim())) {
    const last = bloques.at(-1);
    const elemento = ELEMENTO.exec(linea);
    if (elemento) {
      const ordenada = elemento[1] !== undefined;
      const trozos = readTrozos(linea.slice(elemento[0].length));
      if (last?.tipo === 'lista' && last.ordenada === ordenada) last.elementos.push(trozos);
      else bloques.push({ tipo: 'lista', ordenada, elementos: [trozos] });
    } else if (linea !== '') {
      bloques.push({ tipo: 'parrafo', trozos: readTrozos(linea) });
    }
  }
  return bloques;
}
