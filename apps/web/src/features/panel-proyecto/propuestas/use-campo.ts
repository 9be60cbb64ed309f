import type { CambioPropuesto } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../../../shared/fechas/dates';

type Valor = CambioPropuesto['campos'][number]['de'];

/** Readable names and values of what is proposed. */
export const useCampo = () => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  return {
    label: (campo: string): string => t(`campo.${campo as 'titulo'}`, { defaultValue: campo }),
    shown: (campo: string, value: Valor): string => {
      const text = String(value ?? '');
      if (text === '') return t('propuestas.vacio');
      if (campo === 'estado') return t(`comun:estadoTarea.${text as 'pendiente'}`);
      if (campo === 'prioridad') return t(`comun:prioridad.${text as 'media'}`);
      if (campo === 'tipo') return t(`comun:tipoTarea.${text as 'bug'}`);
      return campo === 'fechaLimite' ? formatDia(text) : text;
    },
  };
};
