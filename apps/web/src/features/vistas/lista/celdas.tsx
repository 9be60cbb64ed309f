import type { Proyecto } from '@pmp/contracts/proyectos';
import { BookOpen, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CampoBoton } from '../../../shared/elementos/botones/campo-boton';
import type { Elemento } from '../../../shared/elementos/elementos';
import { EtiquetasBoton } from '../../../shared/elementos/botones/etiquetas-boton';
import { formatDia } from '../../../shared/fechas/dates';
import { KeyChip } from '../../../shared/ui/controles/key-chip';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { Chip, EstadoTareaChip, PrioridadChip, TipoTareaChip } from '../../../shared/ui/fichas/chip';
import { Clave } from '../../../shared/ui/fichas/clave';
import { Dia, Momento } from '../../../shared/ui/fichas/momento';
import type { Columna } from '../use-estado';

interface CeldaProps {
  elemento: Elemento;
  proyecto: Proyecto | undefined;
}

const Nada = () => (
  <span aria-hidden className="text-subtle max-xl:hidden">
    —
  </span>
);

const Tipo = ({ elemento: { entidad, datos } }: CeldaProps) => {
  const { t } = useTranslation('vistas');
  if (entidad === 'tarea') return <TipoTareaChip tipo={datos.tipo} />;
  return (
    <Chip tone="neutral" Icon={entidad === 'epica' ? Layers : BookOpen}>
      {t(`tipo.${entidad}`)}
    </Chip>
  );
};

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

const Vence = ({ elemento }: CeldaProps) => {
  const { t } = useTranslation('tareas');
  if (elemento.entidad !== 'tarea') return <Nada />;
  const { fechaLimite } = elemento.datos;
  return (
    <CampoBoton
      campo="fechaLimite"
      elemento={elemento}
      valor={fechaLimite ? formatDia(fechaLimite) : t('sinFecha')}
      className="num text-xs text-subtle"
    >
      {fechaLimite ? <Dia iso={fechaLimite} /> : <span aria-hidden>—</span>}
    </CampoBoton>
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

const CELDAS: Record<Columna, (props: CeldaProps) => ReactNode> = {
  clave: ({ elemento }) => <Clave clave={elemento.datos.clave} />,
  proyecto: ({ proyecto }) => proyecto && <KeyChip>{proyecto.clave}</KeyChip>,
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
export const Celda = ({ columna, ...props }: CeldaProps & { columna: Columna }) => {
  const Content = CELDAS[columna];
  return (
    <span role="cell" className="flex min-w-0">
      <Content {...props} />
    </span>
  );
};
