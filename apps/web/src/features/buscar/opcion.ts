import type { LucideIcon } from 'lucide-react';

export const GRUPOS = [
  'recientes',
  'ir',
  'acciones',
  'proyectos',
  'epicas',
  'historias',
  'tareas',
  'comentarios',
  'personas',
  'mensajes',
] as const;
export type Grupo = (typeof GRUPOS)[number];

/** What can be chosen in the palette; either leads somewhere or does something. */
export interface Opcion {
  id: string;
  grupo: Grupo;
  titulo: string;
  /** Where it belongs: a project, a conversation, whom it is by. */
  detalle?: string;
  /** Other words it is found by. */
  alias?: string;
  Icon: LucideIcon;
  /** Keys that do the same, one after the other. */
  teclas?: readonly string[];
  to?: string;
  run?: () => void;
}
