import { AlarmClock, Ban, CalendarCheck, ChartPie, Repeat, Scale } from 'lucide-react';

/** The questions that suggestions send: in Spanish in every language, as the rules understand nothing else. */
export const PREGUNTAS = [
  { clave: 'hoy', pregunta: '¿Qué hago hoy?', Icon: CalendarCheck },
  { clave: 'sprint', pregunta: '¿Cómo va el sprint?', Icon: Repeat },
  { clave: 'vencidas', pregunta: '¿Qué tareas están vencidas?', Icon: AlarmClock },
  { clave: 'bloqueadas', pregunta: '¿Qué está bloqueado?', Icon: Ban },
  { clave: 'carga', pregunta: '¿Quién está sobrecargado?', Icon: Scale },
  { clave: 'resumen', pregunta: 'Dame un resumen del proyecto', Icon: ChartPie },
] as const;
