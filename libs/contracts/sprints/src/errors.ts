import { defineErrors } from '@pmp/contracts/common';

export const erroresSprints = defineErrors('sprints', {
  sprintNoEncontrado: { kind: 'missing', message: 'El sprint no existe' },
  sprintDeOtroProyecto: {
    kind: 'invalid',
    message: 'El sprint no pertenece a este proyecto',
    campo: 'proyecto',
  },
  finAntesDeInicio: {
    kind: 'invalid',
    message: 'La fecha de fin debe ser posterior a la fecha de inicio',
    campo: 'fechaFin',
  },
  historiaDeOtroProyecto: {
    kind: 'invalid',
    message: 'Alguna de las historias no pertenece a este proyecto',
    campo: 'historiasSeleccionadas',
  },
  demasiadasHistorias: {
    kind: 'invalid',
    message: ({ max }) => `Un sprint no puede superar las ${max} historias`,
    campo: 'historiasSeleccionadas',
  },
  historiaEnOtroSprint: {
    kind: 'conflict',
    message: ({ historia, sprint }) => `La historia «${historia}» ya está en el sprint «${sprint}»`,
    campo: 'historiasSeleccionadas',
  },
  historiaYaMovida: {
    kind: 'conflict',
    message: 'Alguien la ha llevado entretanto a otro sprint',
  },
  historiasFijas: {
    kind: 'conflict',
    message: 'No se pueden modificar las historias de un sprint que ya está en progreso o completado.',
    campo: 'historiasSeleccionadas',
  },
  sprintCerrado: { kind: 'conflict', message: 'No se puede modificar un sprint completado o cancelado' },
  soloPendienteSeElimina: { kind: 'conflict', message: 'Solo se puede eliminar un sprint pendiente' },
  sprintNoPendiente: { kind: 'conflict', message: 'Solo se puede iniciar un sprint pendiente.' },
  otroSprintEnProgreso: {
    kind: 'conflict',
    message: ({ numero, nombre }) =>
      `El sprint ${numero} «${nombre}» ya está en progreso. Finalízalo o cancélalo antes de iniciar otro.`,
  },
  sprintSinHistorias: { kind: 'conflict', message: 'El sprint no tiene historias. Añade al menos una.' },
  sprintNoEnProgreso: { kind: 'conflict', message: 'Solo se puede finalizar un sprint en progreso.' },
  historiasSinTerminar: {
    kind: 'conflict',
    message: ({ total }) =>
      total === 1
        ? 'Hay 1 historia que no está en la columna «Completado».'
        : `Hay ${total} historias que no están en la columna «Completado».`,
  },
  historiasNoListas: {
    kind: 'conflict',
    message: ({ total }) =>
      total === 1
        ? 'Hay 1 historia que no cumple la definición de preparado del equipo.'
        : `Hay ${total} historias que no cumplen la definición de preparado del equipo.`,
  },
  historiasNoHechas: {
    kind: 'conflict',
    message: ({ total }) =>
      total === 1
        ? 'Hay 1 historia completada que no cumple la definición de terminado del equipo.'
        : `Hay ${total} historias completadas que no cumplen la definición de terminado del equipo.`,
  },
  puntoNoEncontrado: { kind: 'missing', message: 'Ese requisito ya no está en la definición del equipo' },
  definicionNoValida: { kind: 'invalid', message: 'La definición no es válida' },
  demasiadosPuntos: {
    kind: 'invalid',
    message: ({ max }) => `Una definición no puede tener más de ${max} requisitos`,
  },
  soloEnProgresoSeCancela: { kind: 'conflict', message: 'Solo se puede cancelar un sprint en progreso' },
  soloEnProgresoTraslada: {
    kind: 'conflict',
    message: 'Solo se pueden trasladar las historias de un sprint en progreso',
  },
  soloEnProgresoCambiaAlcance: {
    kind: 'conflict',
    message: 'Solo se puede cambiar el alcance de un sprint en progreso',
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
  sprintSinNombre: { kind: 'invalid', message: 'El nombre del sprint es obligatorio' },
  faltanFechas: { kind: 'invalid', message: 'Las fechas de inicio y fin son obligatorias' },
  historiasNoValidas: { kind: 'invalid', message: 'Las historias seleccionadas no son válidas' },
  sinHistoriasElegidas: { kind: 'invalid', message: 'Selecciona al menos una historia' },
  sinDestino: { kind: 'invalid', message: 'Selecciona el sprint de destino' },
  columnaSinNombre: { kind: 'invalid', message: 'Cada columna necesita un nombre' },
  columnaLarga: {
    kind: 'invalid',
    message: ({ max }) => `El nombre de una columna no puede superar los ${max} caracteres`,
  },
  columnaDuplicada: {
    kind: 'invalid',
    message: ({ nombre }) => `Hay dos columnas con el nombre «${nombre}»`,
    campo: 'columnas',
  },
  columnaDesconocida: {
    kind: 'invalid',
    message: 'Alguna de las columnas no es de este tablero',
    campo: 'columnas',
  },
  demasiadasColumnas: {
    kind: 'invalid',
    message: ({ max }) => `Un tablero admite ${max} columnas como máximo`,
  },
  faltaColumna: {
    kind: 'invalid',
    message:
      'Debe quedar al menos una columna para cada uno de estos estados: pendiente, en progreso y completada',
    campo: 'columnas',
  },
  columnaSinDestino: {
    kind: 'invalid',
    message: ({ nombre }) => `Indica a qué columna del mismo estado van las tarjetas de «${nombre}»`,
    campo: 'retiradas',
  },
  limiteNoValido: {
    kind: 'invalid',
    message: ({ max }) => `El límite debe ser un número entero entre 1 y ${max}`,
  },
  tableroSinNombre: { kind: 'invalid', message: 'El nombre del tablero es obligatorio' },
});
