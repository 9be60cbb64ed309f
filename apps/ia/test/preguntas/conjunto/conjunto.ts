import { LOS_DIEZ_TIPOS_DESPUES } from './los-diez-tipos-despues';
import { ESCRITO_SIN_CUIDADO } from './escrito-sin-cuidado';
import type { PreguntaComprobada } from '../pregunta';
import { ANTES_DEL_ASISTENTE } from './antes-del-asistente';
import { COMO_TRABAJA_EL_EQUIPO } from './como-trabaja-el-equipo';
import { DE_LA_ESPECIFICACION } from './de-la-especificacion';
import { QUIEN_LLEVA_EL_EQUIPO_DESPUES } from './quien-lleva-el-equipo-despues';
import { QUIEN_LLEVA_EL_EQUIPO } from './quien-lleva-el-equipo';
import { LOS_DIEZ_TIPOS } from './los-diez-tipos';

/** Questions with the facts that their answers must say. */
export const CONJUNTO: Readonly<Record<string, readonly PreguntaComprobada[]>> = {
  'Antes del asistente': ANTES_DEL_ASISTENTE,
  'De la especificación': DE_LA_ESPECIFICACION,
  'Los diez tipos': LOS_DIEZ_TIPOS,
  'Los diez tipos, después': LOS_DIEZ_TIPOS_DESPUES,
  'Cómo trabaja el equipo': COMO_TRABAJA_EL_EQUIPO,
  'Quien lleva el equipo': QUIEN_LLEVA_EL_EQUIPO,
  'Quien lleva el equipo, después': QUIEN_LLEVA_EL_EQUIPO_DESPUES,
  'Escrito sin cuidado': ESCRITO_SIN_CUIDADO,
};
