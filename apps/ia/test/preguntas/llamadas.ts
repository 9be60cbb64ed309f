import { id } from './espacio';

/** The tool calls with which a model answers a question of the set; `orden` of a proposal is its words. */
export type Llamada = readonly [herramienta: string, entrada: Record<string, unknown>];

const TIENDA = id('p', 1);
const consultar = (entrada: Record<string, unknown>): Llamada => [
  'consultar',
  { proyecto: TIENDA, ...entrada },
];
const proponer = (orden: string): Llamada => ['proponer_cambio', { orden, proyecto: TIENDA }];
const ayer = { unidad: 'dia', salto: -1 };
const semanaPasada = { unidad: 'semana', salto: -1 };

/** By the question, as it is in the set. */
export const LLAMADAS: Readonly<Record<string, readonly Llamada[]>> = {
  '¿Qué historias del sprint tienen tareas sin asignar?': [
    consultar({ tipo: 'historias', sprint: 'actual', sinAsignar: true }),
  ],
  '¿Cuántos puntos quedan?': [consultar({ tipo: 'sprint' })],
  '¿Vamos a llegar?': [consultar({ tipo: 'sprint' })],
  '¿Cuándo acaba el sprint?': [consultar({ tipo: 'sprint' })],
  '¿Qué historias del sprint están sin empezar?': [
    consultar({ tipo: 'historias', sprint: 'actual', estados: ['pendiente'] }),
  ],
  '¿Qué tiene Nora?': [consultar({ tipo: 'abiertas', persona: id('u', 2) })],
  '¿Quién tiene más tareas?': [consultar({ tipo: 'sobrecarga' })],
  '¿Qué hizo Iván la semana pasada?': [
    consultar({ tipo: 'hizo', persona: id('u', 3), periodo: semanaPasada }),
  ],
  '¿Qué se completó la semana pasada?': [consultar({ tipo: 'completadas', periodo: semanaPasada })],
  '¿Qué pasó ayer?': [consultar({ tipo: 'dia', periodo: ayer })],
  '¿Qué vence esta semana?': [consultar({ tipo: 'fechas', periodo: { unidad: 'semana', salto: 0 } })],
  '¿Qué está vencido?': [consultar({ tipo: 'vencidas' })],
  '¿Qué tareas no tienen fecha?': [consultar({ tipo: 'sin-fecha' })],
  '¿Qué está bloqueado y por qué?': [consultar({ tipo: 'bloqueadas' })],
  'Resume la conversación de ayer': [consultar({ tipo: 'conversacion', periodo: ayer })],
  '¿Qué se ha dicho del certificado?': [consultar({ tipo: 'conversacion', tema: 'certificado' })],
  'Compara los dos últimos sprints': [consultar({ tipo: 'comparar' })],
  '¿Cuál es nuestra velocidad?': [consultar({ tipo: 'velocidad' })],
  '¿Qué historias hay en el próximo sprint?': [consultar({ tipo: 'historias', sprint: 'siguiente' })],
  '¿De qué va este proyecto?': [consultar({ tipo: 'que-es' })],
  '¿Quién está en el equipo?': [consultar({ tipo: 'equipo' })],
  'Asigna «Medir búsquedas vacías» a Nora': [proponer('asigna «Medir búsquedas vacías» a Nora')],
  'Pon en revisión la tarea Comparar por sonido': [
    proponer('pon en revisión la tarea «Comparar por sonido»'),
  ],
  'Crea una historia «Pagar con Bizum» en la épica Pagos': [
    proponer('crea una historia «Pagar con Bizum» en la épica Pagos'),
  ],
};
