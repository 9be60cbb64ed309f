import type { Persona, Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { PRIORIDADES } from '../dominio/domain';
import { EstadoTareaChip, PrioridadChip } from '../ui/fichas/chip';
import { MenuCambio } from './menu-cambio';

interface MenuProps {
  busy: boolean;
}

interface MenuEstadoProps extends MenuProps {
  estados: readonly EstadoTarea[];
  onChoose: (estado: EstadoTarea) => void;
}

export const MenuEstado = ({ estados, busy, onChoose }: MenuEstadoProps) => {
  const { t } = useTranslation();
  return (
    <MenuCambio<EstadoTarea>
      label={t('campo.estado')}
      disabled={busy}
      options={estados.map((value) => ({ value, content: <EstadoTareaChip estado={value} /> }))}
      onChoose={onChoose}
    />
  );
};

export const MenuPrioridad = ({
  busy,
  onChoose,
}: MenuProps & { onChoose: (prioridad: Prioridad) => void }) => {
  const { t } = useTranslation();
  return (
    <MenuCambio<Prioridad>
      label={t('campo.prioridad')}
      disabled={busy}
      options={PRIORIDADES.map((value) => ({ value, content: <PrioridadChip prioridad={value} /> }))}
      onChoose={onChoose}
    />
  );
};

const NADIE = 'nadie';

interface MenuUnoProps extends MenuProps {
  label: string;
  /** The label for choosing none. */
  none: string;
  options: readonly Pick<Persona, '_id' | 'nombre'>[];
  onChoose: (id: string | null) => void;
}

/** A menu to choose one of the options, or none. */
export const MenuUno = ({ label, none, options, busy, onChoose }: MenuUnoProps) => (
  <MenuCambio
    label={label}
    disabled={busy}
    options={[
      { value: NADIE, content: none },
      ...options.map(({ _id, nombre }) => ({ value: _id, content: nombre })),
    ]}
    onChoose={(value) => onChoose(value === NADIE ? null : value)}
  />
);
