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

/** A phone has room for the marks; the words are in the names of the buttons. */
const marks = 'flex max-sm:[&_[data-tone]]:gap-0 max-sm:[&_[data-tone]]:text-[0px]';

/** Aligned in columns across the rows, where a row is one line. */
export const EstadoPrioridad = ({ elemento }: { elemento: Elemento }) => (
  <>
    <span className={`${marks} @2xl:min-w-27`}>
      <EstadoBoton elemento={elemento} />
    </span>
    <span className={`${marks} @2xl:min-w-18`}>
      <PrioridadBoton elemento={elemento} />
    </span>
  </>
);
