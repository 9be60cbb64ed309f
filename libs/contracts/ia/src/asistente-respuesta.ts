/** `ruta`: a path of the web app; null for plain text. */
export interface Trozo {
  texto: string;
  ruta: string | null;
}

export type Bloque = { tipo: 'parrafo'; trozos: Trozo[] } | { tipo: 'lista'; elementos: Trozo[][] };

const ID = '[0-9a-f]{24}';

/** Pages of the web app that an answer may link to; nothing else is ever a link. */
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

const ENLACE = /\[([^\]\n]*)\]\(([^)\s]*)\)/g;

export function readTrozos(linea: string): Trozo[] {
  const trozos: Trozo[] = [];
  let end = 0;
  for (const match of linea.matchAll(ENLACE)) {
    if (match.index > end) trozos.push({ texto: linea.slice(end, match.index), ruta: null });
    const [whole, texto = '', ruta = ''] = match;
    trozos.push({ texto, ruta: isRutaDeLaApp(ruta) ? ruta : null });
    end = match.index + whole.length;
  }
  if (end < linea.length) trozos.push({ texto: linea.slice(end), ruta: null });
  return trozos;
}

/** An answer of the assistant as paragraphs and lists; a link that does not stay in the app is its text only. */
export function readRespuesta(texto: string): Bloque[] {
  const bloques: Bloque[] = [];
  for (const linea of texto.split('\n')) {
    const last = bloques.at(-1);
    if (linea.startsWith('- ')) {
      const elemento = readTrozos(linea.slice(2));
      if (last?.tipo === 'lista') last.elementos.push(elemento);
      else bloques.push({ tipo: 'lista', elementos: [elemento] });
    } else if (linea.trim() !== '') {
      bloques.push({ tipo: 'parrafo', trozos: readTrozos(linea) });
    }
  }
  return bloques;
}
