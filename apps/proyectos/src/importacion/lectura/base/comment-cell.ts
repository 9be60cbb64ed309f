/** A comment as Jira writes it in a cell: when, who, what. Without its day, nobody could tell the others apart. */
export function commentCell(fecha: string, autor: string, texto: string): string {
  if (fecha) return `${fecha};${autor.replaceAll(';', ',')};${texto}`;
  return autor ? `${autor}: ${texto}` : texto;
}
