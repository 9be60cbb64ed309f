import type { Tarea } from '@pmp/contracts/proyectos';
import { diaOfPlan } from '../fechas/dias';

/** Its due date has passed and it is not completed. `hoy`: as a date input writes it. */
export const isVencida = ({ fechaLimite, estado }: Tarea, hoy: string): boolean =>
  fechaLimite !== null && estado !== 'completada' && diaOfPlan(fechaLimite) < hoy;
