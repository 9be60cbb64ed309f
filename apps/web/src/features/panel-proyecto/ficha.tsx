import type { Proyecto } from '@pmp/contracts/proyectos';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/fichas/card';
import { EstadoProyectoChip, PrioridadChip } from '../../shared/ui/fichas/chip';
import { ClaveProyecto } from './clave/clave-proyecto';
import { Dia } from '../../shared/ui/fichas/momento';
import { TextoEscrito } from '../../shared/escritura/texto-escrito';

const Dato = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-subtle">{label}</dt>
    <dd className="num mt-0.5 text-sm wrap-anywhere">{children}</dd>
  </div>
);

/** The project's key, estado, prioridad, dates, team and description. */
export const Ficha = ({ proyecto }: { proyecto: Proyecto }) => {
  const { t } = useTranslation('panelProyecto');
  const dia = (iso: string | null) =>
    iso ? <Dia iso={iso} /> : <span className="text-subtle">{t('noDefinida')}</span>;
  return (
    <Card className="flex flex-col gap-3 p-3 lg:flex-row lg:items-start lg:justify-between lg:gap-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-1.5">
          <ClaveProyecto proyecto={proyecto} />
          <EstadoProyectoChip estado={proyecto.estado} />
          <PrioridadChip prioridad={proyecto.prioridad} />
        </div>
        <TextoEscrito
          texto={proyecto.descripcion || t('sinDescripcion')}
          className={`mt-2 max-w-prose ${proyecto.descripcion ? 'text-muted' : 'text-subtle'}`}
        />
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 lg:max-w-1/2 lg:shrink-0">
        <Dato label={t('fechaInicio')}>{dia(proyecto.fechaInicio)}</Dato>
        <Dato label={t('fechaFin')}>{dia(proyecto.fechaFin)}</Dato>
        <Dato label={t('equipo')}>{proyecto.equipo.nombre}</Dato>
      </dl>
    </Card>
  );
};
