import type { EstadoImportacion } from '@pmp/contracts/proyectos';
import type { Tone } from '../../../shared/dominio/domain';

export const TONE_ESTADO: Record<EstadoImportacion, Tone> = {
  leida: 'neutral',
  calculando: 'neutral',
  preparada: 'violet',
  'en curso': 'blue',
  terminada: 'green',
  fallida: 'red',
  deshaciendo: 'amber',
  deshecha: 'neutral',
};
