import { defineErrors } from '@pmp/contracts/common';
import { MAX_ARCHIVOS_POR_ENVIO, MAX_ARCHIVOS_POR_ELEMENTO } from './elementos/archivo';

export const erroresProyectos = defineErrors('proyectos', {
  proyectoNoEncontrado: { kind: 'missing', message: 'El proyecto no existe' },
  claveDuplicada: { kind: 'conflict', message: 'Ya existe un proyecto con esta clave', campo: 'clave' },
  claveReservada: {
    kind: 'conflict',
    message: 'Otro proyecto tuvo antes esta clave y sus direcciones llevan a él',
    campo: 'clave',
  },
  equipoDesconocido: { kind: 'invalid', message: 'El equipo no existe', campo: 'equipo' },
  sinPermisoEnEquipo: { kind: 'forbidden', message: 'No tienes permiso para crear proyectos en este equipo' },
  soloCreadorTraslada: {
    kind: 'forbidden',
    message: 'Solo quien creó el proyecto o una persona administradora puede pasarlo a otro equipo',
  },
  soloCreadorElimina: {
    kind: 'forbidden',
    message: 'Solo quien creó el proyecto o una persona administradora puede eliminarlo',
  },
  finAntesDeInicio: {
    kind: 'invalid',
    message: 'La fecha de fin no puede ser anterior a la fecha de inicio',
    campo: 'fechaFin',
  },
  plazoAlReves: {
    kind: 'invalid',
    message: 'El día de fin no puede ser anterior al de inicio',
    campo: 'fin',
  },
  claveNoEncontrada: { kind: 'missing', message: 'No hay nada con esa clave' },
  epicaNoEncontrada: { kind: 'missing', message: 'La épica no existe' },
  epicaDeOtroProyecto: {
    kind: 'invalid',
    message: 'La épica no pertenece a este proyecto',
    campo: 'epicaId',
  },
  historiaNoEncontrada: { kind: 'missing', message: 'La historia no existe' },
  historiaDeOtroProyecto: {
    kind: 'invalid',
    message: 'La historia no pertenece a este proyecto',
    campo: 'historiaId',
  },
  tareaNoEncontrada: { kind: 'missing', message: 'La tarea no existe' },
  asignadoSinAcceso: {
    kind: 'invalid',
    message: 'Esa persona no pertenece al equipo del proyecto',
    campo: 'asignado',
  },
  responsableSinAcceso: {
    kind: 'invalid',
    message: 'Esa persona no pertenece al equipo del proyecto',
    campo: 'responsable',
  },
  despuesDeNoValida: {
    kind: 'invalid',
    message: 'El elemento de referencia no está en el mismo lugar',
    campo: 'despuesDe',
  },
  etiquetaNoEncontrada: { kind: 'missing', message: 'La etiqueta no existe' },
  etiquetaDuplicada: {
    kind: 'conflict',
    message: 'El proyecto ya tiene una etiqueta con este nombre',
    campo: 'nombre',
  },
  etiquetaDeOtroProyecto: {
    kind: 'invalid',
    message: 'La etiqueta no pertenece a este proyecto',
    campo: 'etiquetas',
  },
  proyectoLlenoDeEtiquetas: {
    kind: 'conflict',
    message: ({ max }) => `Un proyecto no puede tener más de ${max} etiquetas`,
  },
  demasiadasEtiquetas: {
    kind: 'invalid',
    message: ({ max }) => `Un elemento no puede tener más de ${max} etiquetas`,
    campo: 'etiquetas',
  },
  etiquetasNoValidas: { kind: 'invalid', message: 'Las etiquetas no son válidas' },
  etiquetaSinNombre: { kind: 'invalid', message: 'La etiqueta necesita un nombre' },
  etiquetaLarga: {
    kind: 'invalid',
    message: ({ max }) => `El nombre de la etiqueta no puede pasar de ${max} caracteres`,
  },
  colorNoValido: { kind: 'invalid', message: 'El color no es de la paleta' },
  criterioNoEncontrado: { kind: 'missing', message: 'El criterio no existe' },
  criterioVacio: { kind: 'invalid', message: 'Escribe el criterio' },
  demasiadosCriterios: {
    kind: 'invalid',
    message: ({ max }) => `No puede haber más de ${max} criterios`,
    campo: 'criterios',
  },
  criteriosNoValidos: { kind: 'invalid', message: 'Los criterios no son válidos' },
  vistaNoEncontrada: { kind: 'missing', message: 'La vista no existe' },
  vistaAjena: {
    kind: 'forbidden',
    message: 'Solo quien hizo la vista o quien administra el equipo puede cambiarla',
  },
  vistaSinDueno: {
    kind: 'invalid',
    message: 'Indica de qué equipo o proyecto es la vista',
    campo: 'ambito',
  },
  demasiadasVistas: {
    kind: 'conflict',
    message: ({ max }) => `No puedes tener más de ${max} vistas`,
  },
  vistaNecesitaNombre: { kind: 'invalid', message: 'Ponle un nombre a la vista' },
  ambitoNoValido: { kind: 'invalid', message: 'La vista puede ser privada, de un equipo o de un proyecto' },
  presentacionNoValida: { kind: 'invalid', message: 'Esa presentación no existe' },
  agrupacionNoValida: { kind: 'invalid', message: 'No se puede agrupar por ese campo' },
  columnasDeVistaNoValidas: { kind: 'invalid', message: 'Alguna de las columnas no existe' },
  enlaceNoEncontrado: { kind: 'missing', message: 'El enlace no existe' },
  extremoNoEncontrado: { kind: 'missing', message: 'No existe la historia o la tarea que quieres enlazar' },
  enlaceDuplicado: { kind: 'conflict', message: 'Ese enlace ya existe' },
  enlaceConsigoMismo: { kind: 'invalid', message: 'Un elemento no se puede enlazar consigo mismo' },
  enlaceEnCirculo: {
    kind: 'conflict',
    message: ({ origen, destino }) =>
      `«${origen}» ya depende de «${destino}», directamente o a través de otros elementos: se bloquearían entre sí`,
  },
  demasiadosEnlaces: {
    kind: 'conflict',
    message: ({ titulo, max }) => `«${titulo}» no puede tener más de ${max} enlaces`,
  },
  tipoDeEnlaceNoValido: { kind: 'invalid', message: 'El tipo de enlace no es válido' },
  plantillaNoEncontrada: { kind: 'missing', message: 'La plantilla no existe' },
  plantillaSinNombre: { kind: 'invalid', message: 'La plantilla necesita un nombre' },
  plantillaLarga: {
    kind: 'invalid',
    message: ({ max }) => `El nombre de la plantilla no puede pasar de ${max} caracteres`,
  },
  plantillaNoValida: { kind: 'invalid', message: 'La plantilla no indica qué hay que crear' },
  plantillaGrande: {
    kind: 'invalid',
    message: ({ max }) => `Una plantilla no puede crear más de ${max} elementos`,
  },
  tipoDePlantillaNoValido: {
    kind: 'invalid',
    message: 'La plantilla debe ser de una épica, una historia o una tarea',
  },
  proyectoLlenoDePlantillas: {
    kind: 'conflict',
    message: ({ max }) => `Un proyecto no puede tener más de ${max} plantillas`,
  },
  comentarioNoEncontrado: { kind: 'missing', message: 'El comentario no existe' },
  comentarioAjeno: { kind: 'forbidden', message: 'Solo quien escribió el comentario puede cambiarlo' },
  archivoNoEncontrado: { kind: 'missing', message: 'El archivo no existe' },
  archivoDemasiadoGrande: {
    kind: 'tooLarge',
    message: 'El archivo supera el límite de 10 MB',
    campo: 'archivo',
  },
  archivoNoPermitido: { kind: 'wrongType', message: 'Tipo de archivo no permitido', campo: 'archivo' },
  archivoVacio: { kind: 'invalid', message: 'El archivo está vacío', campo: 'archivo' },
  sinArchivos: { kind: 'invalid', message: 'Selecciona al menos un archivo', campo: 'archivo' },
  demasiadosArchivos: {
    kind: 'invalid',
    message: `No puede haber más de ${MAX_ARCHIVOS_POR_ELEMENTO} archivos aquí, ni más de ${MAX_ARCHIVOS_POR_ENVIO} en un envío`,
    campo: 'archivo',
  },
  formularioNoLegible: { kind: 'invalid', message: 'El formulario no se ha recibido entero' },
  cursorNoValido: { kind: 'invalid', message: 'El cursor no es válido', campo: 'cursor' },
  papeleraNoEncontrada: { kind: 'missing', message: 'No está en la papelera' },
  restaurarEnOtroEquipo: {
    kind: 'forbidden',
    message: 'El proyecto pertenece ahora a otro equipo: solo puede restaurarlo quien pertenece a ambos',
  },
  soloQuienEliminaRestaura: {
    kind: 'forbidden',
    message: 'Solo quien puede eliminar el proyecto puede restaurarlo',
  },
  proyectoEnPapelera: {
    kind: 'conflict',
    message: ({ titulo }) => `El proyecto «${titulo}» también está en la papelera: restáuralo antes.`,
  },
  epicaEnPapelera: {
    kind: 'conflict',
    message: ({ titulo }) => `La épica «${titulo}» también está en la papelera: restáurala antes.`,
  },
  historiaEnPapelera: {
    kind: 'conflict',
    message: ({ titulo }) => `La historia «${titulo}» también está en la papelera: restáurala antes.`,
  },
  proyectoPurgado: {
    kind: 'conflict',
    message: 'El proyecto ya no existe, así que no se puede restaurar en su sitio.',
  },
  epicaPurgada: {
    kind: 'conflict',
    message: 'La épica ya no existe, así que no se puede restaurar en su sitio.',
  },
  historiaPurgada: {
    kind: 'conflict',
    message: 'La historia ya no existe, así que no se puede restaurar en su sitio.',
  },
  claveOcupada: {
    kind: 'conflict',
    message: ({ clave }) => `Otro proyecto usa ahora la clave «${clave}». Elige otra para restaurar este.`,
    campo: 'clave',
  },
  equipoEliminado: {
    kind: 'conflict',
    message: 'El equipo del proyecto ya no existe. Selecciona otro equipo para restaurarlo.',
    campo: 'equipo',
  },
  columnaLlena: {
    kind: 'conflict',
    message: ({ columna, maximo }) =>
      `La columna «${columna}» está llena: su límite de tarjetas es ${maximo}`,
    campo: 'columnaDestinoId',
  },
  columnaSinPuntos: {
    kind: 'conflict',
    message: ({ columna, maximo, ocupado, puntos }) =>
      `En la columna «${columna}» no caben ${puntos} puntos más: tiene ${ocupado} y su límite es ${maximo}`,
    campo: 'columnaDestinoId',
  },
  idOcupado: { kind: 'conflict', message: 'El identificador ya está en uso' },
  proyectoSinNombre: { kind: 'invalid', message: 'El nombre del proyecto es obligatorio' },
  claveNoValida: {
    kind: 'invalid',
    message: ({ min, max }) => `La clave debe tener entre ${min} y ${max} caracteres`,
  },
  faltaEquipo: { kind: 'invalid', message: 'Debes seleccionar un equipo' },
  puntosNoValidos: {
    kind: 'invalid',
    message: ({ max }) => `Los puntos deben ser un número entre 0 y ${max}`,
  },
  tiempoNoValido: {
    kind: 'invalid',
    message: ({ max }) => `El tiempo estimado debe ir de 0 a ${max} horas, en pasos de media hora`,
  },
  comentarioVacio: { kind: 'invalid', message: 'Escribe un comentario' },
  ordenNoValido: { kind: 'invalid', message: 'El orden no es válido' },
  sinElementos: { kind: 'invalid', message: 'Selecciona al menos un elemento' },
  demasiadosElementos: {
    kind: 'invalid',
    message: ({ max }) => `No se pueden cambiar más de ${max} elementos a la vez`,
  },
  sinCambios: { kind: 'invalid', message: 'No hay nada que cambiar' },
  soloAsignadoYo: { kind: 'invalid', message: "El único valor admitido es 'yo'" },
});
