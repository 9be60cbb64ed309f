const TAREA = /^((?:[ \t]*>)*[ \t]*(?:[-*+]|\d+[.)])[ \t]+)\[[ xX]\](?=\s|$)/;

/** The text with that line's task ticked or not, and nothing else changed; undefined: there is no task any more. */
export const conMarca = (texto: string, linea: number, hecho: boolean): string | undefined => {
  const lines = texto.split('\n');
  const line = lines[linea];
  if (line === undefined || !TAREA.test(line)) return undefined;
  return lines.with(linea, line.replace(TAREA, `$1[${hecho ? 'x' : ' '}]`)).join('\n');
};
