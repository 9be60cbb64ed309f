import { plainText } from './plain-text';

/** Keeps those whose name contains the text, ignoring accents. */
export const filterByNombre = <T extends { nombre: string }>(items: T[], busqueda: string): T[] => {
  const wanted = plainText(busqueda.trim());
  return wanted ? items.filter(({ nombre }) => plainText(nombre).includes(wanted)) : items;
};
