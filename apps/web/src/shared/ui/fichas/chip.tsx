import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoProyecto, EstadoTarea, Tarea } from '@pmp/contracts/proyectos';
import {
  Ban,
  Bug,
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  Circle,
  CircleCheck,
  CircleDot,
  CirclePause,
  CirclePlay,
  CircleX,
  Equal,
  FileText,
  Sparkles,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TONE_ESTADO_PROYECTO, TONE_ESTADO_TAREA, TONE_PRIORIDAD, type Tone } from '../../dominio/domain';

type Icon = typeof Ban;

const ICON_PRIORIDAD: Record<Prioridad, Icon> = {
  baja: ChevronDown,
  media: Equal,
  alta: ChevronUp,
  crítica: ChevronsUp,
};
const ICON_ESTADO_PROYECTO: Record<EstadoProyecto, Icon> = {
  activo: CirclePlay,
  pausado: CirclePause,
  completado: CircleCheck,
  cancelado: CircleX,
};
const ICON_ESTADO_TAREA: Record<EstadoTarea, Icon> = {
  pendiente: Circle,
  'en progreso': CirclePlay,
  'en revisión': CircleDot,
  completada: CircleCheck,
  bloqueada: Ban,
};
const ICON_TIPO: Record<Tarea['tipo'], Icon> = {
  funcionalidad: Sparkles,
  bug: Bug,
  mejora: TrendingUp,
  documentación: FileText,
};

interface ChipProps {
  tone: Tone;
  Icon?: Icon;
  children: ReactNode;
}

/** An icon and a word on a tint: never colour alone. */
export const Chip = ({ tone, Icon, children }: ChipProps) => (
  <span
    data-tone={tone}
    className="tone-tint tone-text inline-flex h-5 shrink-0 items-center gap-1 rounded-[5px] px-1.5 text-xs font-medium whitespace-nowrap"
  >
    {Icon && <Icon aria-hidden className="size-3.5" />}
    {children}
  </span>
);

export const PrioridadChip = ({ prioridad }: { prioridad: Prioridad }) => {
  const { t } = useTranslation();
  return (
    <Chip tone={TONE_PRIORIDAD[prioridad]} Icon={ICON_PRIORIDAD[prioridad]}>
      {t(`prioridad.${prioridad}`)}
    </Chip>
  );
};

export const EstadoProyectoChip = ({ estado }: { estado: EstadoProyecto }) => {
  const { t } = useTranslation();
  return (
    <Chip tone={TONE_ESTADO_PROYECTO[estado]} Icon={ICON_ESTADO_PROYECTO[estado]}>
      {t(`estadoProyecto.${estado}`)}
    </Chip>
  );
};

export const EstadoTareaChip = ({ estado }: { estado: EstadoTarea }) => {
  const { t } = useTranslation();
  return (
    <Chip tone={TONE_ESTADO_TAREA[estado]} Icon={ICON_ESTADO_TAREA[estado]}>
      {t(`estadoTarea.${estado}`)}
    </Chip>
  );
};

/** The circle of a state alone, where its word is in sight already, as in a column of that name. */
export const EstadoTareaIcono = ({ estado }: { estado: EstadoTarea }) => {
  const { t } = useTranslation();
  const Icon = ICON_ESTADO_TAREA[estado];
  return (
    <span data-tone={TONE_ESTADO_TAREA[estado]} className="tone-text inline-flex h-5 items-center">
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{t(`estadoTarea.${estado}`)}</span>
    </span>
  );
};

export const TipoTareaChip = ({ tipo }: { tipo: Tarea['tipo'] }) => {
  const { t } = useTranslation();
  return (
    <Chip tone="neutral" Icon={ICON_TIPO[tipo]}>
      {t(`tipoTarea.${tipo}`)}
    </Chip>
  );
};
