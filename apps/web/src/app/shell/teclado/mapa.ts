/** Where G plus a letter leads; each letter comes from the Spanish name. */
export const DESTINOS = {
  i: 'panel',
  p: 'proyectos',
  r: 'resumen',
  b: 'backlog',
  s: 'sprints',
  t: 'tablero',
  o: 'cronologia',
  l: 'tareas',
  e: 'equipos',
  m: 'mensajes',
  n: 'notificaciones',
  a: 'asistente',
  c: 'configuracion',
} as const;

export type Destino = (typeof DESTINOS)[keyof typeof DESTINOS];

export type Orden =
  | { tipo: 'paleta' }
  | { tipo: 'ayuda' }
  | { tipo: 'fila' }
  | { tipo: 'crear'; entidad: 'historia' | 'tarea' }
  | { tipo: 'elemento'; tecla: string }
  | { tipo: 'ir'; destino: Destino };

/** Keys about the items of the open screen; what each means is in shared/elementos/teclas.ts. */
const DE_ELEMENTO = /^[jksplamdei.1-9]$/;

/** How long after G the letter still counts. */
export const PREFIX_MS = 1500;

interface Tecla {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey?: boolean;
  /** The key belongs to a text field or to a menu's type-ahead. */
  typing: boolean;
}

/**
 * Reads the character a key produces, not its position: `/` and `?` need Shift on a Spanish keyboard, so Shift
 * is looked at only for C and E.
 */
export const createTeclado = () => {
  let prefixUntil = 0;

  const single = (letter: string, shift: boolean): Orden | undefined => {
    if (letter === '/') return { tipo: 'paleta' };
    if (letter === '?') return { tipo: 'ayuda' };
    if (letter === 'c') return { tipo: 'crear', entidad: shift ? 'tarea' : 'historia' };
    if (letter === 'x') return { tipo: 'fila' };
    if (letter === 'e' && shift) return { tipo: 'elemento', tecla: '⇧e' };
    if (DE_ELEMENTO.test(letter)) return { tipo: 'elemento', tecla: letter };
    return undefined;
  };

  return (tecla: Tecla, now: number): Orden | undefined => {
    const letter = tecla.key.toLowerCase();
    if ((tecla.ctrlKey || tecla.metaKey) && !tecla.altKey && letter === 'k') return { tipo: 'paleta' };
    if ((tecla.ctrlKey || tecla.metaKey) && !tecla.altKey && letter === 'a' && !tecla.typing)
      return { tipo: 'elemento', tecla: 'todo' };
    if (tecla.ctrlKey || tecla.metaKey || tecla.altKey || tecla.typing) return undefined;
    if (letter === 'escape') return { tipo: 'elemento', tecla: letter };
    if (now < prefixUntil) {
      prefixUntil = 0;
      const destino = DESTINOS[letter as keyof typeof DESTINOS];
      return destino && { tipo: 'ir', destino };
    }
    if (letter === 'g') prefixUntil = now + PREFIX_MS;
    return single(letter, tecla.shiftKey ?? false);
  };
};
