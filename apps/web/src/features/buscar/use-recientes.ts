import {
  BookOpen,
  CircleCheck,
  FolderKanban,
  Layers,
  type LucideIcon,
  MessageSquare,
  MessageSquareText,
  User,
} from 'lucide-react';
import { useState } from 'react';
import type { Grupo, Opcion } from './opcion';
import { readRecientes, rememberReciente } from './recientes';

/** Only items are remembered; places and actions are always listed. */
const ICONS: Partial<Record<Grupo, LucideIcon>> = {
  proyectos: FolderKanban,
  epicas: Layers,
  historias: BookOpen,
  tareas: CircleCheck,
  comentarios: MessageSquareText,
  personas: User,
  mensajes: MessageSquare,
};

/** Recently chosen items, and a function to add one. */
export const useRecientes = () => {
  const [recientes] = useState(() =>
    readRecientes().flatMap(({ de, ...reciente }): Opcion[] => {
      const Icon = ICONS[de];
      return Icon ? [{ ...reciente, grupo: 'recientes', alias: de, Icon }] : [];
    }),
  );
  const remember = ({ id, titulo, detalle, to, grupo, alias }: Opcion) => {
    const de = grupo === 'recientes' ? (alias as Grupo) : grupo;
    if (to && ICONS[de]) rememberReciente({ id, titulo, detalle, to, de });
  };
  return { recientes, remember };
};
