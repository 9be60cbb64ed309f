import type { Bloque, Trozo } from '@pmp/contracts/ia';

// The contract has the same grammar beside its zod schemas, which the browser does not load; the spec compares.
const ID = '[0-9a-f]{24}';
const PAGES = [
  '/dashboard',
  `/(?:dashboard|proyecto|sprints|tableros|tareas)/${ID}`,
  `/backlog/${ID}(?:\\?(?:epica|historia|tarea)=${ID})?`,
  '/(?:proyectos|tareas|equipos|mensajes|notificaciones|ia-asistente|configuracion)',
];
const RUTA_DE_LA_APP = new RegExp(`^(?:${PAGES.join('|')})$`);
const MARCA = /\[([^\]\n]*)\]\(([^)\s]*)\)|\*\*([^*\n]+)\*\*/g;
const ELEMENTO = /^(?:[-*]|(\d{1,3})[.)]) +/;

/** Nothing else becomes a link, so that a manipulated model cannot send people to another site. */
export const isRutaDeLaApp = (ruta: string): boolean => RUTA_DE_LA_APP.test(ruta);

const plain = (texto: string): Trozo => ({ texto, ruta: null, fuerte: false });

const readTrozos = (linea: string): Trozo[] => {
  const trozos: Trozo[] = [];
  let end = 0;
  for (const { 0: whole, 1: texto = '', 2: ruta = '', 3: fuerte, index } of linea.matchAll(MARCA)) {
    if (index > end) trozos.push(plain(linea.slice(end, index)));
    if (fuerte !== undefined) trozos.push({ ...plain(fuerte), fuerte: true });
    else trozos.push({ ...plain(texto.replaceAll('**', '')), ruta: isRutaDeLaApp(ruta) ? ruta : null });
    end = index + whole.length;
  }
  if (end < linea.length) trozos.push(plain(linea.slice(end)));
  return trozos;
};

/** Splits an answer into paragraphs, lists and links into the app; everything else stays plain text. */
export const readRespuesta = (texto: string): Bloque[] => {
  const bloques: Bloque[] = [];
  for (const linea of texto.split('\n').map((line) => line.trim())) {
    const last = bloques.at(-1);
    const elemento = ELEMENTO.exec(linea);
    if (elemento) {
      const ordenada = elemento[1] !== undefined;
      const trozos = readTrozos(linea.slice(elemento[0].length));
      if (last?.tipo === 'lista' && last.ordenada === ordenada) last.elementos.push(trozos);
      else bloques.push({ tipo: 'lista', ordenada, elementos: [trozos] });
    } else if (linea !== '') bloques.push({ tipo: 'parrafo', trozos: readTrozos(linea) });
  }
  return bloques;
};
