import { useTranslation } from 'react-i18next';
import { CampoBoton } from './campo-boton';
import type { Elemento } from '../elementos';
import { EstadoTareaChip, PrioridadChip } from '../../ui/fichas/chip';

export const EstadoBoton = ({ elemento }: { elemento: Elemento }) => {
  const { t } = useTranslation();
  const { estado } = elemento.datos;
  return (
    <CampoBoton campo="estado" elemento={elemento} valor={t(`estadoTarea.${estado}`)}>
      <EstadoTareaChip estado={estado} />
    </CampoBoton>
  );
};

export const PrioridadBoton = ({ elemento }: { elemento: Elemento }) => {
  const { t } = useTranslation();
  const { prioridad } = elemento.datos;
  return (
    <CampoBoton campo="prioridad" elemento={elemento} valor={t(`prioridad.${prioridad}`)}>
      <PrioridadChip prioridad={prioridad} />
    </CampoBoton>
  );
};

/** Aligned in columns across the rows, where a row is one line. */
export const EstadoPrioridad = ({ elemento }: { elemento: Elemento }) => (
  <>
    <span className="flex @2xl:min-w-27">
      <EstadoBoton elemento={elemento} />
    </span>
    <span className="flex @2xl:min-w-18">
      <PrioridadBoton elemento={elemento} />
    </span>
  </>
);
