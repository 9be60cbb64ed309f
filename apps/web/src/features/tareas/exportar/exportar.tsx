import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { diaOf, hoy, toInputDia } from '../../../shared/fechas/dias';
import { useIdioma } from '../../../shared/i18n/i18n';
import { Button } from '../../../shared/ui/controles/button';
import { type Celda, toCsv } from '../../../shared/exportar/csv';
import { downloadText } from '../../../shared/exportar/download';

interface ExportarProps {
  /** Exports the selection, or everything the filter shows. */
  tareas: Tarea[];
  proyectos: ReadonlyMap<string, Proyecto>;
}

export const Exportar = ({ tareas, proyectos }: ExportarProps) => {
  const { t } = useTranslation(['tareas', 'comun']);
  const idioma = useIdioma();
  const download = () => {
    const head = [
      t('csv.clave'),
      t('columna.proyecto'),
      t('columna.titulo'),
      t('comun:campo.descripcion'),
      t('columna.tipo'),
      t('columna.estado'),
      t('columna.prioridad'),
      t('columna.asignado'),
      t('columna.fechaLimite'),
      t('csv.horas'),
      t('csv.creada'),
    ];
    const rows = tareas.map((tarea): Celda[] => [
      proyectos.get(tarea.proyecto)?.clave ?? null,
      proyectos.get(tarea.proyecto)?.nombre ?? null,
      tarea.titulo,
      tarea.descripcion,
      t(`comun:tipoTarea.${tarea.tipo}`),
      t(`comun:estadoTarea.${tarea.estado}`),
      t(`comun:prioridad.${tarea.prioridad}`),
      tarea.asignado?.nombre ?? null,
      toInputDia(tarea.fechaLimite) || null,
      tarea.tiempoEstimado,
      diaOf(new Date(tarea.fechaCreacion)),
    ]);
    downloadText(`${t('csv.archivo')}-${hoy()}.csv`, 'text/csv', toCsv([head, ...rows], idioma));
  };
  return (
    <Button
      disabled={tareas.length === 0}
      onClick={download}
      icon={<Download aria-hidden className="size-4" />}
      aria-label={t('csv.exportar')}
    >
      <span className="max-sm:sr-only">{t('csv.exportar')}</span>
    </Button>
  );
};
