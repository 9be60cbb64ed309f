import type { Proyecto } from '@pmp/contracts/proyectos';

/** 'cancion' finds 'Canción'. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const filterProyectos = (proyectos: Proyecto[], texto: string, estado: string): Proyecto[] => {
  const wanted = fold(texto.trim());
  return proyectos.filter(
    (proyecto) =>
      (estado === 'todos' || proyecto.estado === estado) &&
      (fold(proyecto.nombre).includes(wanted) || fold(proyecto.clave).includes(wanted)),
  );
};
