import type { LucideIcon } from 'lucide-react';

export const GRUPOS = [
  'seleccion',
  'consulta',
  'recientes',
  'ir',
  'vistas',
  'acciones',
  'ajustes',
  'proyectos',
  'epicas',
  'historias',
  'tareas',
  'etiquetas',
  'sprints',
  'criterios',
  'comentarios',
  'personas',
  'mensajes',
  'valores',
] as const;
export type Grupo = (typeof GRUPOS)[number];

/** An entry of the palette: it either leads somewhere or does something. */
export interface Opcion {
  id: string;
  grupo: Grupo;
  titulo: string;
  /** Its context: a project, a conversation or an author. */
  detalle?: string | undefined;
  /** Further words to find it by. */
  alias?: string;
  Icon: LucideIcon;
  /** The key sequence that does the same. */
  teclas?: readonly string[];
  to?: string;
  run?: () => void;
  /** Offered only once something is typed: before, it would be one of hundreds. */
  buscada?: boolean;
  /** Of what gives the selected items a value: unless one of these words is typed it stands last, so that a name alone changes nothing. */
  cambia?: string;
}
