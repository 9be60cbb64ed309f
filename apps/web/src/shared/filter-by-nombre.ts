import { plainText } from './plain-text';

/** By any part of the name, without regard to accents. */
export const filterByNombre = <T extends { nombre: string }>(items: T[], busqueda: string): T[] => {
  const wanted = plainText(busqueda.trim());
  return wanted ? items.filter(({ nombre }) => plainText(nombre).includes(wanted)) : items;
};
