import type { Prioridad } from '@pmp/contracts/common';
import type { AccionFila, CambioFila, EstadoTarea, FilaPlan, Importacion } from '@pmp/contracts/proyectos';
import { BookOpen, Layers, ListTodo, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../shared/dominio/domain';
import { formatDia } from '../../../shared/fechas/dates';
import { i18next } from '../../../shared/i18n/i18n';
import { Chip } from '../../../shared/ui/fichas/chip';

const ICON = { epica: Layers, historia: BookOpen, tarea: ListTodo, omitir: Minus };
const TONE: Record<AccionFila, Tone> = {
  crear: 'green',
  presente: 'neutral',
  omitir: 'neutral',
  error: 'red',
};

export type Personas = readonly { value: string; label: string }[];

/** The value of a field as people read it. */
function valorDicho({ campo }: CambioFila, valor: string, personas: Personas): string {
  if (!valor) return i18next.t('importar:cambios.nada');
  switch (campo) {
    case 'estado':
      return i18next.t(`comun:estadoTarea.${valor as EstadoTarea}`);
    case 'prioridad':
      return i18next.t(`comun:prioridad.${valor as Prioridad}`);
    case 'tipoTarea':
      return i18next.t(`comun:tipoTarea.${valor as 'bug'}`);
    case 'responsable':
      return personas.find(({ value }) => value === valor)?.label ?? i18next.t('importar:vista.alguien');
    case 'inicio':
    case 'fin':
    case 'fechaLimite':
      return formatDia(valor);
    default:
      return valor.replaceAll('\n', ', ');
  }
}

/** `Estado: Pendiente → Completada`. */
export const cambioDicho = (cambio: CambioFila, personas: Personas): string => {
  const values = {
    campo: i18next.t(`importar:campo.${cambio.campo}`),
    aqui: valorDicho(cambio, cambio.aqui, personas),
    origen: valorDicho(cambio, cambio.origen, personas),
  };
  return i18next.t(cambio.ajeno ? 'importar:cambios.ajeno' : 'importar:cambios.linea', values);
};

/** What it will be, in a few words each. */
function useVista(vista: FilaPlan['vista'], personas: Personas): string[] {
  const { t } = useTranslation(['importar', 'comun']);
  if (!vista) return [];
  const { estado, prioridad, responsable, puntos, horas, etiquetas, inicio, fin, fechaLimite, padre } = vista;
  return [
    padre && t('vista.padre', { padre }),
    t(`comun:estadoTarea.${estado as EstadoTarea}`),
    t('vista.prioridad', { prioridad: t(`comun:prioridad.${prioridad as Prioridad}`) }),
    responsable && (personas.find(({ value }) => value === responsable)?.label ?? t('vista.alguien')),
    puntos > 0 && t('vista.puntos', { count: puntos }),
    horas !== null && t('vista.horas', { count: horas }),
    inicio && t('vista.inicio', { fecha: formatDia(inicio) }),
    fin && t('vista.fin', { fecha: formatDia(fin) }),
    fechaLimite && t('vista.limite', { fecha: formatDia(fechaLimite) }),
    etiquetas.length > 0 && etiquetas.join(', '),
  ].filter((text): text is string => !!text);
}

/** Whether what was to happen has happened, or will not any more. */
export const isPast = ({ estado }: Importacion): boolean => estado === 'terminada' || estado === 'fallida';

/** What becomes of a row, or has become of it. */
export const suerteDe = ({ accion, hecha }: FilaPlan, past: boolean): string =>
  hecha === false
    ? i18next.t('importar:hecha.sinCrear')
    : i18next.t(`importar:${past ? 'hecha' : 'accion'}.${accion}`);

interface FilaProps {
  fila: FilaPlan;
  personas: Personas;
  /** The import is past. */
  hecha: boolean;
}

/** The fate of one row. */
export const Fila = ({ fila, personas, hecha }: FilaProps) => {
  const { t } = useTranslation('importar');
  const joined = [
    ...useVista(fila.vista, personas),
    fila.sprint,
    fila.enlaces > 0 && t('cuentas.enlaces', { count: fila.enlaces }),
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-1 border-b border-line px-3 py-2 last:border-b-0 sm:flex-row sm:items-start sm:gap-3">
      <span className="num w-12 shrink-0 pt-0.5 text-xs text-subtle">{fila.fila ?? t('filas.nueva')}</span>
      <div className="min-w-0 grow">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm">
          {fila.clave && <span className="num text-xs text-subtle">{fila.clave}</span>}
          <span className="min-w-0 break-words">{fila.titulo || t('filas.sinTitulo')}</span>
        </p>
        {joined.length > 0 && <p className="text-xs break-words text-subtle">{joined.join(' · ')}</p>}
        {fila.cambios?.map((cambio) => (
          <p key={cambio.campo} className="text-xs break-words text-muted">
            {cambioDicho(cambio, personas)}
          </p>
        ))}
        {fila.avisos.length > 0 && (
          <p className="text-xs text-muted">{fila.avisos.map((aviso) => t(`aviso.${aviso}`)).join(' · ')}</p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        {fila.tipo !== 'omitir' && (
          <Chip tone="neutral" Icon={ICON[fila.tipo]}>
            {t(`tipo.${fila.tipo}`)}
          </Chip>
        )}
        <Chip tone={fila.hecha === false ? 'amber' : TONE[fila.accion]}>{suerteDe(fila, hecha)}</Chip>
      </div>
    </li>
  );
};
