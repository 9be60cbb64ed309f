import type { AnyLine } from './lines/lines';

const SHOWN = 60;

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** The name by which people recognize a line in a list of differences. */
export function nameOf(line: AnyLine): string {
  if ('destino' in line) return `${line.tipo} · ${line.origen._id} → ${line.destino._id}`;
  if ('titulo' in line) return line.titulo;
  if ('color' in line || 'columnas' in line || ('nombre' in line && 'contenido' in line)) return line.nombre;
  if ('clave' in line) return `${line.clave} · ${line.nombre}`;
  if ('numero' in line) return `${line.numero} · ${line.nombre}`;
  if ('listo' in line) return 'lo que el equipo pide de una historia';
  if ('marcas' in line) return `${line._id} · ${line.marcas.length} marcas`;
  if ('texto' in line) return shown(line.texto);
  if ('sobre' in line) return `${line.campo} · ${line.createdAt}`;
  if ('motivo' in line) return line.fecha;
  if (!('secuencia' in line)) return line._id;
  const { contenido, secuencia } = line;
  return `${secuencia} · ${shown(contenido)}`;
}
