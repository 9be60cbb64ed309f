import { escapeHtml } from '@pmp/platform';

/** The mail lists this many notifications and counts the rest. */
const MAX_LISTED = 30;

interface Aviso {
  titulo: string;
  mensaje: string;
  accion: string | null;
  timestamp: Date;
}

interface Resumen {
  nombre: string;
  /** Newest first. */
  avisos: readonly Aviso[];
  /** Address of the web app, without a slash at the end. */
  web: string;
}

export interface Correo {
  asunto: string;
  texto: string;
  html: string;
}

const count = (n: number): string => (n === 1 ? 'una notificación sin leer' : `${n} notificaciones sin leer`);
const more = (n: number): string => (n === 1 ? 'Y una notificación más' : `Y ${n} notificaciones más`);

const FOOTER = 'Recibes este correo porque tienes activadas las notificaciones por correo electrónico.';

function textOf({ nombre, avisos, web }: Resumen, listed: readonly Aviso[]): string {
  const rest = avisos.length - listed.length;
  return [
    `Hola, ${nombre}:`,
    `Tienes ${count(avisos.length)}.`,
    ...listed.map(({ titulo, mensaje, accion }) =>
      [`· ${titulo}`, `  ${mensaje}`, ...(accion ? [`  ${web}${accion}`] : [])].join('\n'),
    ),
    ...(rest ? [`${more(rest)}: ${web}/notificaciones`] : []),
    `--\n${FOOTER} Puedes cambiarlo en ${web}/configuracion`,
  ].join('\n\n');
}

function htmlOf({ nombre, avisos, web }: Resumen, listed: readonly Aviso[]): string {
  const rest = avisos.length - listed.length;
  const link = (path: string, text: string): string =>
    `<a href="${escapeHtml(`${web}${path}`)}">${escapeHtml(text)}</a>`;
  const items = listed.map(({ titulo, mensaje, accion }) => {
    const heading = accion ? link(accion, titulo) : escapeHtml(titulo);
    return `<li style="margin-bottom:12px"><strong>${heading}</strong><br>${escapeHtml(mensaje)}</li>`;
  });
  return [
    '<!doctype html><html lang="es"><meta charset="utf-8">',
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36rem">',
    `<p>Hola, ${escapeHtml(nombre)}:</p><p>Tienes ${count(avisos.length)}.</p>`,
    `<ul style="padding-left:18px">${items.join('')}</ul>`,
    rest ? `<p>${link('/notificaciones', more(rest))}</p>` : '',
    `<p style="color:#666;font-size:13px">${FOOTER} Puedes cambiarlo en ${link('/configuracion', 'Configuración')}.</p>`,
    '</body></html>',
  ].join('\n');
}

/** One mail with all notifications that wait for one person. */
export function composeResumen(resumen: Resumen): Correo {
  const listed = resumen.avisos.slice(0, MAX_LISTED);
  const [first] = resumen.avisos;
  const asunto =
    resumen.avisos.length === 1 && first ? first.titulo : `Tienes ${count(resumen.avisos.length)}`;
  return { asunto, texto: textOf(resumen, listed), html: htmlOf(resumen, listed) };
}
