import type { LucideIcon } from 'lucide-react';

export const GRUPOS = [
  'seleccion',
  'consulta',
  'recientes',
  'ir',
  'acciones',
  'proyectos',
  'epicas',
  'historias',
  'tareas',
  'sprints',
  'criterios',
  'comentarios',
  'personas',
  'mensajes',
] as const;
export type Grupo = (typeof GRUPOS)[number];

/** An entry of the palette: it either leads somewhere or does something. */
export interface Opcion {
  id: string;
  grupo: Grupo;
  titulo: string;
  /** Its context: a project, a conversation or an author. */
  detalle?: string;
  /** Further words to find it by. */
  alias?: string;
  Icon: LucideIcon;
  /** The key sequence that does the same. */
  teclas?: readonly string[];
  to?: string;
  run?: () => void;
}
