import type { Proyecto } from '@pmp/contracts/proyectos';
import { BookOpen, Layers, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CampoBoton } from '../elementos/botones/campo-boton';
import type { Elemento } from '../elementos/elementos';
import { EtiquetasBoton } from '../elementos/botones/etiquetas-boton';
import { formatDia } from '../fechas/dates';
import { KeyChip } from '../ui/controles/key-chip';
import { Avatar } from '../ui/fichas/avatar';
import { Chip, EstadoTareaChip, PrioridadChip, TipoTareaChip } from '../ui/fichas/chip';
import { Clave } from '../ui/fichas/clave';
import { Dia, Momento } from '../ui/fichas/momento';
import type { ColumnaTabla } from './columnas';
import { isVencida } from './vencida';

interface CeldaProps {
  elemento: Elemento;
  proyecto: Proyecto | undefined;
  /** Today for the person. */
  hoy: string;
}

const Nada = () => (
  <span aria-hidden className="text-subtle max-xl:hidden">
    —
  </span>
);

/** Of what is not a task; apart, since a list of tasks has no texts about it. */
const TipoDeTrabajo = ({ entidad }: { entidad: 'epica' | 'historia' }) => {
  const { t } = useTranslation('vistas');
  return (
    <Chip tone="neutral" Icon={entidad === 'epica' ? Layers : BookOpen}>
      {t(`tipo.${entidad}`)}
    </Chip>
  );
};

const Tipo = ({ elemento: { entidad, datos } }: CeldaProps) =>
  entidad === 'tarea' ? <TipoTareaChip tipo={datos.tipo} /> : <TipoDeTrabajo entidad={entidad} />;

const Estado = ({ elemento }: CeldaProps) => {
  const { t } = useTranslation('comun');
  const { estado } = elemento.datos;
  return (
    <CampoBoton campo="estado" elemento={elemento} valor={t(`estadoTarea.${estado}`)}>
      <EstadoTareaChip estado={estado} />
    </CampoBoton>
  );
};

const Prioridad = ({ elemento }: CeldaProps) => {
  const { t } = useTranslation('comun');
  const { prioridad } = elemento.datos;
  return (
    <CampoBoton campo="prioridad" elemento={elemento} valor={t(`prioridad.${prioridad}`)}>
      <PrioridadChip prioridad={prioridad} />
    </CampoBoton>
  );
};

const Asignado = ({ elemento }: CeldaProps) => {
  const { t } = useTranslation('comun');
  if (elemento.entidad === 'epica') return <Nada />;
  const persona = elemento.entidad === 'tarea' ? elemento.datos.asignado : elemento.datos.responsable;
  const nombre = persona?.nombre ?? t('persona.sinAsignar');
  return (
    <CampoBoton
      campo={elemento.entidad === 'tarea' ? 'asignado' : 'responsable'}
      elemento={elemento}
      valor={nombre}
      className="gap-1.5 text-xs text-muted"
    >
      {persona && <Avatar nombre={persona.nombre} src={persona.avatar} size="sm" />}
      <span className={`truncate ${persona ? '' : 'text-subtle'}`}>{nombre}</span>
    </CampoBoton>
  );
};

const Vence = ({ elemento, hoy }: CeldaProps) => {
  const { t } = useTranslation('tareas');
  if (elemento.entidad !== 'tarea') return <Nada />;
  const { fechaLimite } = elemento.datos;
  const vencida = isVencida(elemento.datos, hoy);
  return (
    <span
      className={`num flex items-center gap-1 text-xs whitespace-nowrap ${vencida ? 'font-medium text-danger-text' : 'text-subtle'}`}
    >
      {vencida && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
      {vencida && <span className="sr-only">{t('vencida')}</span>}
      <CampoBoton
        campo="fechaLimite"
        elemento={elemento}
        valor={fechaLimite ? formatDia(fechaLimite) : t('sinFecha')}
      >
        {fechaLimite ? <Dia iso={fechaLimite} /> : <span aria-hidden>—</span>}
      </CampoBoton>
    </span>
  );
};

const Puntos = ({ elemento }: CeldaProps) =>
  elemento.entidad === 'historia' ? (
    <CampoBoton
      campo="puntos"
      elemento={elemento}
      valor={String(elemento.datos.puntos)}
      className="num text-xs"
    >
      {elemento.datos.puntos}
    </CampoBoton>
  ) : (
    <Nada />
  );

const CELDAS: Record<ColumnaTabla, (props: CeldaProps) => ReactNode> = {
  clave: ({ elemento }) => <Clave clave={elemento.datos.clave} />,
  proyecto: ({ proyecto }) =>
    proyecto && (
      <span title={proyecto.nombre} className="flex min-w-0">
        <KeyChip>{proyecto.clave}</KeyChip>
      </span>
    ),
  tipo: Tipo,
  estado: Estado,
  prioridad: Prioridad,
  asignado: Asignado,
  etiquetas: ({ elemento }) =>
    elemento.entidad === 'epica' ? <Nada /> : <EtiquetasBoton elemento={elemento} />,
  puntos: Puntos,
  vence: Vence,
  actualizada: ({ elemento }) => (
    <span className="num text-xs text-subtle">
      <Momento iso={elemento.datos.updatedAt} />
    </span>
  ),
};

/** What a column shows of an item; each value is changed where it is shown. */
export const Valor = ({ columna, ...props }: CeldaProps & { columna: ColumnaTabla }) => {
  const Content = CELDAS[columna];
  return <Content {...props} />;
};
