import type { Tarea } from '@pmp/contracts/proyectos';
import { diaOfPlan } from '../fechas/dias';

export const isVencida = ({ fechaLimite, estado }: Tarea, hoy: string): boolean =>
  fechaLimite !== null && estado !== 'completada' && diaOfPlan(fechaLimite) < hoy;
