import { defineErrors } from '@pmp/contracts/common';
import { FIN_POSTERIOR_A_INICIO, HISTORIAS_DE_SPRINT_FIJAS, MAX_HISTORIAS_SPRINT } from './sprint';

export const erroresSprints = defineErrors({
  sprintNoEncontrado: { kind: 'missing', message: 'El sprint no existe' },
  sprintDeOtroProyecto: {
    kind: 'invalid',
    message: 'El sprint no pertenece a este proyecto',
    campo: 'proyecto',
  },
  finAntesDeInicio: { kind: 'invalid', message: FIN_POSTERIOR_A_INICIO, campo: 'fechaFin' },
  historiaDeOtroProyecto: {
    kind: 'invalid',
    message: 'Alguna de las historias no pertenece a este proyecto',
    campo: 'historiasSeleccionadas',
  },
  demasiadasHistorias: {
    kind: 'invalid',
    message: `Un sprint no puede superar las ${MAX_HISTORIAS_SPRINT} historias`,
    campo: 'historiasSeleccionadas',
  },
  historiaEnOtroSprint: {
    kind: 'conflict',
    message: ({ historia, sprint }) => `La historia «${historia}» ya está en el sprint «${sprint}»`,
    campo: 'historiasSeleccionadas',
  },
  historiasFijas: {
    kind: 'conflict',
    message: HISTORIAS_DE_SPRINT_FIJAS,
    campo: 'historiasSeleccionadas',
  },
  sprintCerrado: { kind: 'conflict', message: 'No se puede modificar un sprint completado o cancelado' },
  soloPendienteSeElimina: { kind: 'conflict', message: 'Solo se puede eliminar un sprint pendiente' },
  /** `mensaje`: why the check failed. */
  comprobacionFallida: { kind: 'conflict', message: ({ mensaje }) => `${mensaje}` },
  soloEnProgresoSeCancela: { kind: 'conflict', message: 'Solo se puede cancelar un sprint en progreso' },
  soloEnProgresoTraslada: {
    kind: 'conflict',
    message: 'Solo se pueden trasladar las historias de un sprint en progreso',
  },
  destinoNoValido: {
    kind: 'invalid',
    message: 'El sprint de destino no pertenece a este proyecto',
    campo: 'destino',
  },
  destinoNoPendiente: {
    kind: 'conflict',
    message: 'El sprint de destino ya no está pendiente',
    campo: 'destino',
  },
  tableroNoEncontrado: { kind: 'missing', message: 'El tablero no existe' },
  columnaNoValida: {
    kind: 'invalid',
    message: 'La columna no pertenece al tablero de este proyecto',
    campo: 'columnaDestinoId',
  },
  estadoDeOtraColumna: {
    kind: 'invalid',
    message: 'El estado no corresponde a la columna de destino',
    campo: 'estado',
  },
  despuesDeNoValida: {
    kind: 'invalid',
    message: 'La historia de referencia no está en el tablero',
    campo: 'despuesDe',
  },
  historiaFueraDelTablero: {
    kind: 'conflict',
    message: 'La historia no forma parte del sprint en progreso',
  },
  idOcupado: { kind: 'conflict', message: 'El identificador ya está en uso' },
});
