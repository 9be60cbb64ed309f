/** A person named in a text, as it is stored: `[@Luis Gil](persona:65a…)`. */
const MENCION = /\[@([^\][\n]{1,200})\]\(persona:([0-9a-f]{24})\)/g;

/** The ids of the people named in a field, by the name that stands there. */
export type Nombradas = Map<string, string>;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text as it is stored: each name that was chosen, as long as it stands there whole, with its id. */
export const conIds = (visible: string, nombradas: Nombradas): string => {
  if (!nombradas.size || !visible.includes('@')) return visible;
  const nombres = [...nombradas.keys()].sort((a, b) => b.length - a.length).map(escape);
  const chosen = new RegExp(`(?<![\\p{L}\\p{N}._[-])@(${nombres.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return visible.replace(
    chosen,
    (_, nombre: string) => `[@${nombre}](persona:${nombradas.get(nombre) ?? ''})`,
  );
};

/** The text as it is written, and whom it names. One that would be stored otherwise than it is stays as it is. */
export const sinIds = (texto: string): { visible: string; nombradas: Nombradas } => {
  const nombradas: Nombradas = new Map();
  if (!texto.includes('](persona:')) return { visible: texto, nombradas };
  const visible = texto.replace(MENCION, (_, nombre: string, id: string) => {
    nombradas.set(nombre, id);
    return `@${nombre}`;
  });
  return conIds(visible, nombradas) === texto
    ? { visible, nombradas }
    : { visible: texto, nombradas: new Map() };
};
