/** What an item has of each field of which nobody has said anything: as it is kept, and as it is shown until it is. */
export const SIN_VALOR = {
  epica: { descripcion: '', prioridad: 'media', estado: 'pendiente', inicio: null, fin: null },
  historia: {
    comoUsuario: '',
    quiero: '',
    para: '',
    descripcion: '',
    prioridad: 'media',
    estado: 'pendiente',
    puntos: 0,
    inicio: null,
    fin: null,
    responsable: null,
  },
  tarea: {
    descripcion: '',
    tipo: 'funcionalidad',
    prioridad: 'media',
    estado: 'pendiente',
    fechaLimite: null,
    tiempoEstimado: null,
    asignado: null,
  },
} as const;
