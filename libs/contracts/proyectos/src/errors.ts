import { defineErrors } from '@pmp/contracts/common';

export const erroresProyectos = defineErrors({
  proyectoNoEncontrado: { kind: 'missing', message: 'El proyecto no existe' },
  claveDuplicada: { kind: 'conflict', message: 'Ya existe un proyecto con esta clave', campo: 'clave' },
  equipoDesconocido: { kind: 'invalid', message: 'El equipo no existe', campo: 'equipo' },
  sinPermisoEnEquipo: { kind: 'forbidden', message: 'No tienes permiso para crear proyectos en este equipo' },
  soloCreadorElimina: {
    kind: 'forbidden',
    message: 'Solo quien creó el proyecto o una persona administradora puede eliminarlo',
  },
  finAntesDeInicio: {
    kind: 'invalid',
    message: 'La fecha de fin no puede ser anterior a la fecha de inicio',
    campo: 'fechaFin',
  },
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
  cursorNoValido: { kind: 'invalid', message: 'El cursor no es válido', campo: 'cursor' },
  idOcupado: { kind: 'conflict', message: 'El identificador ya está en uso' },
});
