import type { Definicion } from './preguntas/respuestas/contexto/definicion';
import { columnas } from './preguntas/respuestas/acuerdos/columnas';
import { definiciones } from './preguntas/respuestas/acuerdos/definiciones';
import { plantillas } from './preguntas/respuestas/acuerdos/plantillas';
import { vistas } from './preguntas/respuestas/acuerdos/vistas';
import { alertas } from './preguntas/respuestas/alertas';
import { buscar } from './preguntas/respuestas/buscar';
import { conversacion } from './preguntas/respuestas/conversacion';
import { criterios } from './preguntas/respuestas/cosas/criterios';
import { depende } from './preguntas/respuestas/cosas/depende';
import { historial } from './preguntas/respuestas/cosas/historial';
import { masTiempo } from './preguntas/respuestas/cosas/mas-tiempo';
import { quePasa } from './preguntas/respuestas/cosas/que-pasa';
import { quienLleva } from './preguntas/respuestas/cosas/quien-lleva';
import { daily } from './preguntas/respuestas/daily';
import { dia } from './preguntas/respuestas/dia';
import { epicaTarde } from './preguntas/respuestas/epica-tarde';
import { epica } from './preguntas/respuestas/epica';
import { epicas } from './preguntas/respuestas/epicas';
import { equipo } from './preguntas/respuestas/equipo';
import { ajena } from './preguntas/respuestas/fijas/ajena';
import { ayuda } from './preguntas/respuestas/fijas/ayuda';
import { gracias } from './preguntas/respuestas/fijas/gracias';
import { saludo } from './preguntas/respuestas/fijas/saludo';
import { hizo } from './preguntas/respuestas/hizo';
import { horas } from './preguntas/respuestas/horas';
import { informe } from './preguntas/respuestas/informe';
import { hoy } from './preguntas/respuestas/listas/hoy';
import { lista } from './preguntas/respuestas/lista';
import { queEs } from './preguntas/respuestas/que-es';
import { quienSabe } from './preguntas/respuestas/quien-sabe';
import { alcance } from './preguntas/respuestas/sprint/alcance';
import { comparar } from './preguntas/respuestas/sprint/comparar';
import { libre } from './preguntas/respuestas/sprint/libre';
import { quePasaria } from './preguntas/respuestas/sprint/que-pasaria';
import { resumen } from './preguntas/respuestas/sprint/resumen';
import { sobrecarga } from './preguntas/respuestas/sprint/sobrecarga';
import { sprint } from './preguntas/respuestas/sprint/sprint';
import { velocidad } from './preguntas/respuestas/sprint/velocidad';
import { tiempos } from './preguntas/respuestas/tiempos';
import { asignar } from './propuestas/asignar';
import { borradorSprint } from './propuestas/borrador-sprint';
import { cambiarEstado } from './propuestas/cambiar-estado';
import { cambiarFecha } from './propuestas/cambiar-fecha';
import { cambiarPrioridad } from './propuestas/cambiar-prioridad';
import { crearHistoria } from './propuestas/crear-historia';
import { crearTareas } from './propuestas/crear-tareas';
import { desasignar } from './propuestas/desasignar';
import { dividirHistoria } from './propuestas/dividir-historia';
import { eliminar } from './propuestas/eliminar';
import { estimarHistoria } from './propuestas/estimar-historia';
import { moverSprint } from './propuestas/mover-sprint';
import { recordar } from './propuestas/recordar';
import { reformularHistoria } from './propuestas/reformular-historia';

/** Everything that the assistant answers and proposes. */
export const DEFINICIONES: readonly Definicion[] = [
  columnas,
  definiciones,
  plantillas,
  vistas,
  alertas,
  buscar,
  conversacion,
  criterios,
  depende,
  historial,
  masTiempo,
  quePasa,
  quienLleva,
  daily,
  dia,
  epicaTarde,
  epica,
  epicas,
  equipo,
  ajena,
  ayuda,
  gracias,
  saludo,
  hizo,
  horas,
  informe,
  hoy,
  lista,
  queEs,
  quienSabe,
  alcance,
  comparar,
  libre,
  quePasaria,
  resumen,
  sobrecarga,
  sprint,
  velocidad,
  tiempos,
  asignar,
  borradorSprint,
  cambiarEstado,
  cambiarFecha,
  cambiarPrioridad,
  crearHistoria,
  crearTareas,
  desasignar,
  dividirHistoria,
  eliminar,
  estimarHistoria,
  moverSprint,
  recordar,
  reformularHistoria,
];
