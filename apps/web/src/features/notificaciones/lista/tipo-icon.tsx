import type { TipoNotificacion } from '@pmp/contracts/notificaciones';
import { AtSign, CircleCheckBig, FolderKanban, Info, Users } from 'lucide-react';
import type { Tone } from '../../../shared/dominio/domain';

const LOOK: Record<TipoNotificacion, { tone: Tone; Icon: typeof Info }> = {
  tarea: { tone: 'blue', Icon: CircleCheckBig },
  proyecto: { tone: 'indigo', Icon: FolderKanban },
  mencion: { tone: 'violet', Icon: AtSign },
  equipo: { tone: 'teal', Icon: Users },
  sistema: { tone: 'amber', Icon: Info },
};

export const TipoIcon = ({ tipo }: { tipo: TipoNotificacion }) => {
  const { tone, Icon } = LOOK[tipo] ?? LOOK.sistema;
  return (
    <span
      data-tone={tone}
      className="tone-tint tone-text inline-flex size-8 shrink-0 items-center justify-center rounded-control"
    >
      <Icon aria-hidden className="size-4" />
    </span>
  );
};
