/**
 * A workspace that never changes, on Wednesday 18 November 2026. Plain data: whatever answers the questions brings its own
 * types.
 */
export const HOY = '2026-11-18';
export const AHORA = '2026-11-18T11:00:00.000Z';

const at = (dia: string, hora = '09:00'): string => `2026-${dia}T${hora}:00.000Z`;
const dia = (texto: string): string => `2026-${texto}T00:00:00.000Z`;
/** Readable ids of the right shape: `id('t', 4)`. */
export const id = (clase: string, n: number): string =>
  `${Buffer.from(clase).toString('hex')}${String(n).padStart(4, '0')}`.padStart(24, '0');

export const personas = {
  lucia: { _id: id('u', 1), nombre: 'Lucía Prieto' },
  nora: { _id: id('u', 2), nombre: 'Nora Vidal' },
  ivan: { _id: id('u', 3), nombre: 'Iván Soler' },
  marcos: { _id: id('u', 4), nombre: 'Marcos Gil' },
  sara: { _id: id('u', 5), nombre: 'Sara León' },
  carmen: { _id: id('u', 6), nombre: 'Carmen Ortiz' },
  irene: { _id: id('u', 7), nombre: 'Irene Blanco' },
} as const;
export type ClavePersona = keyof typeof personas;

export const equipos = {
  comercio: {
    _id: id('g', 1),
    nombre: 'Comercio',
    miembros: { lucia: 'admin', nora: 'miembro', ivan: 'miembro', marcos: 'miembro', sara: 'miembro' },
  },
  plataforma: {
    _id: id('g', 2),
    nombre: 'Plataforma',
    miembros: { carmen: 'admin', irene: 'miembro', lucia: 'miembro' },
  },
} as const;

const proyecto = (
  n: number,
  nombre: string,
  clave: string,
  equipo: keyof typeof equipos,
  inicio: string,
) => ({
  _id: id('p', n),
  nombre,
  clave,
  estado: 'activo',
  prioridad: 'alta',
  fechaInicio: dia(inicio),
  fechaFin: '2027-01-29T00:00:00.000Z',
  createdAt: dia(inicio),
  equipo: equipos[equipo]._id,
  creador: null,
});
export const TIENDA = proyecto(1, 'Tienda en línea', 'TIENDA', 'comercio', '09-21');
export const PORTAL = proyecto(2, 'Portal del empleado', 'PORTAL', 'plataforma', '10-01');
export const proyectos = [TIENDA, PORTAL];

const epica = (n: number, titulo: string, de = TIENDA) => ({
  _id: id('e', n),
  titulo,
  prioridad: 'alta',
  estado: 'en progreso',
  proyecto: de._id,
  createdAt: dia('09-21'),
});
export const epicas = [
  epica(1, 'Pagos'),
  epica(2, 'Buscador'),
  epica(3, 'Devoluciones'),
  epica(4, 'Cesta y cuenta'),
  epica(5, 'Acceso', PORTAL),
];

type Estado = 'pendiente' | 'en progreso' | 'en revisión' | 'completada';
interface Historia {
  n: number;
  titulo: string;
  epica: number;
  sprint: number | null;
  puntos: number;
  estado: Estado;
  prioridad?: string;
  /** When it entered its state. */
  desde: string;
  de?: typeof TIENDA;
}
const historia = ({
  n,
  titulo,
  epica: e,
  sprint,
  puntos,
  estado,
  prioridad = 'media',
  desde,
  de = TIENDA,
}: Historia) => ({
  _id: id('h', n),
  titulo,
  comoUsuario: 'clienta',
  quiero: titulo.toLowerCase(),
  para: 'comprar mejor',
  descripcion: '',
  prioridad,
  estado,
  puntos,
  orden: `a${String(n).padStart(2, '0')}`,
  epica: id('e', e),
  sprint: sprint === null ? null : id('s', sprint),
  proyecto: de._id,
  createdAt: dia('09-22'),
  updatedAt: at(desde),
  version: 4,
});
export const historias = [
  historia({
    n: 1,
    titulo: 'Guardar la cesta',
    epica: 4,
    sprint: 1,
    puntos: 8,
    estado: 'completada',
    desde: '10-07',
  }),
  historia({
    n: 2,
    titulo: 'Calcular los portes',
    epica: 4,
    sprint: 1,
    puntos: 5,
    estado: 'completada',
    desde: '10-09',
  }),
  historia({
    n: 3,
    titulo: 'Fotos ligeras',
    epica: 4,
    sprint: 2,
    puntos: 3,
    estado: 'completada',
    desde: '10-15',
  }),
  historia({
    n: 4,
    titulo: 'Filtrar por talla',
    epica: 2,
    sprint: 2,
    puntos: 5,
    estado: 'completada',
    desde: '10-20',
  }),
  historia({
    n: 5,
    titulo: 'Ordenar por precio',
    epica: 2,
    sprint: 2,
    puntos: 8,
    estado: 'completada',
    desde: '10-23',
  }),
  historia({
    n: 6,
    titulo: 'Cambiar la contraseña',
    epica: 4,
    sprint: 3,
    puntos: 2,
    estado: 'completada',
    desde: '10-29',
  }),
  historia({
    n: 7,
    titulo: 'Ver mis pedidos',
    epica: 4,
    sprint: 3,
    puntos: 8,
    estado: 'completada',
    desde: '11-05',
  }),
  historia({
    n: 8,
    titulo: 'Pagar con tarjeta guardada',
    epica: 1,
    sprint: 4,
    puntos: 8,
    estado: 'en progreso',
    prioridad: 'crítica',
    desde: '11-10',
  }),
  historia({
    n: 9,
    titulo: 'Confirmación por correo',
    epica: 1,
    sprint: 4,
    puntos: 3,
    estado: 'pendiente',
    desde: '11-09',
  }),
  historia({
    n: 10,
    titulo: 'Vale de descuento',
    epica: 1,
    sprint: 4,
    puntos: 5,
    estado: 'completada',
    desde: '11-13',
  }),
  historia({
    n: 11,
    titulo: 'Pagar en plazos',
    epica: 1,
    sprint: 4,
    puntos: 5,
    estado: 'en revisión',
    prioridad: 'alta',
    desde: '11-17',
  }),
  historia({
    n: 12,
    titulo: 'Dirección sugerida',
    epica: 1,
    sprint: 4,
    puntos: 3,
    estado: 'completada',
    desde: '11-16',
  }),
  historia({
    n: 13,
    titulo: 'Avisar si se agota',
    epica: 2,
    sprint: 4,
    puntos: 5,
    estado: 'pendiente',
    prioridad: 'alta',
    desde: '11-09',
  }),
  historia({
    n: 14,
    titulo: 'Encontrar aunque se escriba mal',
    epica: 2,
    sprint: 4,
    puntos: 8,
    estado: 'en progreso',
    prioridad: 'alta',
    desde: '11-11',
  }),
  historia({
    n: 15,
    titulo: 'Pedir la recogida',
    epica: 3,
    sprint: 5,
    puntos: 8,
    estado: 'pendiente',
    prioridad: 'alta',
    desde: '11-02',
  }),
  historia({
    n: 16,
    titulo: 'Seguir la devolución',
    epica: 3,
    sprint: null,
    puntos: 0,
    estado: 'pendiente',
    desde: '11-02',
  }),
  historia({
    n: 17,
    titulo: 'Devolver en tienda',
    epica: 3,
    sprint: null,
    puntos: 3,
    estado: 'pendiente',
    prioridad: 'baja',
    desde: '11-02',
  }),
  historia({
    n: 21,
    titulo: 'Entrar con la cuenta de empresa',
    epica: 5,
    sprint: 11,
    puntos: 8,
    estado: 'en progreso',
    prioridad: 'crítica',
    desde: '11-16',
    de: PORTAL,
  }),
  historia({
    n: 22,
    titulo: 'Revocar accesos',
    epica: 5,
    sprint: 11,
    puntos: 5,
    estado: 'pendiente',
    desde: '11-15',
    de: PORTAL,
  }),
];

interface Tarea {
  n: number;
  titulo: string;
  historia: number;
  estado: Estado | 'bloqueada';
  quien: ClavePersona | null;
  limite?: string;
  tipo?: string;
  prioridad?: string;
  horas?: number;
  desde: string;
  de?: typeof TIENDA;
}
const tarea = ({
  n,
  titulo,
  historia: h,
  estado,
  quien,
  limite,
  tipo = 'funcionalidad',
  prioridad = 'media',
  horas = 4,
  desde,
  de = TIENDA,
}: Tarea) => ({
  _id: id('t', n),
  titulo,
  tipo,
  prioridad,
  estado,
  asignado: quien && personas[quien]._id,
  fechaLimite: limite ? dia(limite) : null,
  tiempoEstimado: horas,
  historia: id('h', h),
  proyecto: de._id,
  createdAt: dia('11-02'),
  updatedAt: at(desde),
  version: 3,
});
export const tareas = [
  tarea({
    n: 1,
    titulo: 'Guardar identificador en la pasarela',
    historia: 8,
    estado: 'completada',
    quien: 'ivan',
    limite: '11-13',
    desde: '11-12',
  }),
  tarea({
    n: 2,
    titulo: 'Elegir entre tarjetas',
    historia: 8,
    estado: 'en progreso',
    quien: 'nora',
    limite: '11-20',
    prioridad: 'alta',
    horas: 8,
    desde: '11-11',
  }),
  tarea({
    n: 3,
    titulo: 'Botón activo tras un rechazo',
    historia: 8,
    estado: 'en revisión',
    quien: 'ivan',
    limite: '11-18',
    tipo: 'bug',
    prioridad: 'crítica',
    horas: 2,
    desde: '11-13',
  }),
  tarea({
    n: 4,
    titulo: 'Certificado de pruebas caducado',
    historia: 8,
    estado: 'bloqueada',
    quien: 'marcos',
    limite: '11-17',
    tipo: 'bug',
    prioridad: 'alta',
    horas: 1,
    desde: '11-13',
  }),
  tarea({
    n: 5,
    titulo: 'Plantilla del correo',
    historia: 9,
    estado: 'pendiente',
    quien: 'lucia',
    limite: '11-24',
    desde: '11-09',
  }),
  tarea({
    n: 6,
    titulo: 'Textos de atención al cliente',
    historia: 9,
    estado: 'pendiente',
    quien: null,
    limite: '11-26',
    prioridad: 'baja',
    horas: 2,
    desde: '11-09',
  }),
  tarea({
    n: 7,
    titulo: 'Validar caducidad del vale',
    historia: 10,
    estado: 'completada',
    quien: 'marcos',
    limite: '11-12',
    desde: '11-11',
  }),
  tarea({
    n: 8,
    titulo: 'Ofrecer plazos desde 60 euros',
    historia: 11,
    estado: 'completada',
    quien: 'marcos',
    limite: '11-13',
    desde: '11-12',
  }),
  tarea({
    n: 9,
    titulo: 'Explicar el calendario de cobros',
    historia: 11,
    estado: 'en revisión',
    quien: 'nora',
    limite: '11-19',
    horas: 3,
    desde: '11-17',
  }),
  tarea({
    n: 10,
    titulo: 'Completar calle y código postal',
    historia: 12,
    estado: 'completada',
    quien: 'nora',
    limite: '11-17',
    desde: '11-16',
  }),
  tarea({
    n: 11,
    titulo: 'Escuchar cambios de existencias',
    historia: 13,
    estado: 'pendiente',
    quien: 'marcos',
    limite: '11-23',
    prioridad: 'alta',
    horas: 6,
    desde: '11-09',
  }),
  tarea({
    n: 12,
    titulo: 'Contador no baja al anular',
    historia: 13,
    estado: 'pendiente',
    quien: null,
    limite: '11-16',
    tipo: 'bug',
    prioridad: 'alta',
    horas: 2,
    desde: '11-09',
  }),
  tarea({
    n: 13,
    titulo: 'Comparar por sonido',
    historia: 14,
    estado: 'en progreso',
    quien: 'ivan',
    limite: '11-21',
    prioridad: 'alta',
    horas: 10,
    desde: '11-16',
  }),
  tarea({
    n: 14,
    titulo: 'Medir búsquedas vacías',
    historia: 14,
    estado: 'pendiente',
    quien: null,
    horas: 2,
    desde: '11-09',
  }),
  tarea({
    n: 15,
    titulo: 'Lista de sinónimos',
    historia: 14,
    estado: 'completada',
    quien: 'lucia',
    limite: '11-17',
    tipo: 'documentación',
    desde: '11-16',
  }),
  tarea({
    n: 16,
    titulo: 'Consultar franjas',
    historia: 15,
    estado: 'pendiente',
    quien: 'marcos',
    limite: '12-01',
    horas: 8,
    desde: '11-02',
  }),
  tarea({
    n: 17,
    titulo: 'Etiqueta en PDF',
    historia: 15,
    estado: 'bloqueada',
    quien: 'nora',
    desde: '11-10',
  }),
  tarea({
    n: 21,
    titulo: 'Conectar con el directorio',
    historia: 21,
    estado: 'en progreso',
    quien: 'carmen',
    limite: '11-25',
    prioridad: 'crítica',
    desde: '11-16',
    de: PORTAL,
  }),
  tarea({
    n: 22,
    titulo: 'Cerrar sesión en todas partes',
    historia: 21,
    estado: 'pendiente',
    quien: null,
    desde: '11-16',
    de: PORTAL,
  }),
  tarea({
    n: 23,
    titulo: 'Avisar a seguridad',
    historia: 22,
    estado: 'bloqueada',
    quien: 'irene',
    limite: '11-10',
    desde: '11-12',
    de: PORTAL,
  }),
];

const sprint = (
  n: number,
  numero: number,
  nombre: string,
  estado: string,
  [inicio, fin]: [string, string],
  suyas: number[],
  de = TIENDA,
) => ({
  _id: id('s', n),
  numero,
  nombre,
  estado,
  fechaInicio: dia(inicio),
  fechaFin: dia(fin),
  proyecto: de._id,
  historias: suyas.map((h) => id('h', h)),
});
export const sprints = [
  sprint(1, 1, 'Cesta firme', 'completado', ['09-28', '10-11'], [1, 2]),
  sprint(2, 2, 'Catálogo rápido', 'completado', ['10-12', '10-25'], [3, 4, 5]),
  // It ended without «Pagar en plazos», which the next one took over.
  sprint(3, 3, 'Cuenta clara', 'completado', ['10-26', '11-08'], [6, 7, 11]),
  sprint(4, 4, 'Pago en un paso', 'en progreso', ['11-09', '11-22'], [8, 9, 10, 11, 12, 13, 14]),
  sprint(5, 5, 'Devoluciones fáciles', 'pendiente', ['11-23', '12-06'], [15]),
  sprint(11, 1, 'Una sola cuenta', 'en progreso', ['11-15', '11-29'], [21, 22], PORTAL),
];

/** Somebody changed a field, or created the thing (`campo` null). */
export interface Cambio {
  fecha: string;
  autor: ClavePersona;
  entidad: 'historia' | 'tarea';
  _id: string;
  titulo: string;
  proyecto: string;
  accion: 'creado' | 'actualizado';
  campo: string | null;
  de: string | null;
  a: string | null;
}
const cambio = (
  fecha: string,
  autor: ClavePersona,
  de: 'h' | 't',
  n: number,
  [antes, despues]: [string | null, string | null],
): Cambio => {
  const found = (de === 'h' ? historias : tareas).find(({ _id }) => _id === id(de, n))!;
  return {
    fecha,
    autor,
    entidad: de === 'h' ? 'historia' : 'tarea',
    _id: found._id,
    titulo: found.titulo,
    proyecto: found.proyecto,
    accion: antes === null ? 'creado' : 'actualizado',
    campo: antes === null ? null : 'estado',
    de: antes,
    a: despues,
  };
};
export const historial: readonly Cambio[] = [
  cambio(at('11-09', '10:00'), 'lucia', 't', 5, [null, null]),
  cambio(at('11-10', '08:30'), 'ivan', 't', 1, ['pendiente', 'en progreso']),
  cambio(at('11-11', '09:10'), 'nora', 't', 2, ['pendiente', 'en progreso']),
  cambio(at('11-11', '12:00'), 'marcos', 't', 7, ['en revisión', 'completada']),
  cambio(at('11-12', '16:00'), 'ivan', 't', 1, ['en progreso', 'completada']),
  cambio(at('11-12', '17:00'), 'marcos', 't', 8, ['en progreso', 'completada']),
  cambio(at('11-13', '10:00'), 'ivan', 't', 3, ['en progreso', 'en revisión']),
  cambio(at('11-13', '11:00'), 'marcos', 't', 4, ['en progreso', 'bloqueada']),
  cambio(at('11-13', '13:00'), 'lucia', 'h', 10, ['en revisión', 'completada']),
  cambio(at('11-16', '09:00'), 'nora', 't', 10, ['en revisión', 'completada']),
  cambio(at('11-16', '09:30'), 'lucia', 't', 15, ['en progreso', 'completada']),
  cambio(at('11-16', '09:40'), 'ivan', 't', 13, ['pendiente', 'en progreso']),
  cambio(at('11-17', '15:00'), 'nora', 't', 9, ['en progreso', 'en revisión']),
  cambio(at('11-16', '10:00'), 'carmen', 't', 21, ['pendiente', 'en progreso']),
];

export const comentarios = [
  {
    fecha: at('11-13', '11:05'),
    autor: 'marcos',
    entidad: 'tarea',
    _id: id('t', 4),
    proyecto: TIENDA._id,
    texto: 'La pasarela renueva el certificado el jueves; sin él no pasa ninguna prueba.',
  },
  {
    fecha: at('11-17', '12:00'),
    autor: 'ivan',
    entidad: 'tarea',
    _id: id('t', 3),
    proyecto: TIENDA._id,
    texto: 'Corregido; falta probarlo en Safari.',
  },
  {
    fecha: at('11-12', '12:00'),
    autor: 'irene',
    entidad: 'tarea',
    _id: id('t', 23),
    proyecto: PORTAL._id,
    texto: 'Seguridad no responde hasta tener el inventario.',
  },
] as const;

export const mensajes = [
  {
    fecha: at('11-16', '09:00'),
    autor: 'lucia',
    tipo: 'equipo',
    chat: equipos.comercio._id,
    texto: 'El viernes no hay reunión de equipo.',
  },
  {
    fecha: at('11-17', '10:00'),
    autor: 'lucia',
    tipo: 'proyecto',
    chat: TIENDA._id,
    texto: 'Mañana enseñamos el pago en plazos a dirección.',
  },
  {
    fecha: at('11-17', '10:05'),
    autor: 'ivan',
    tipo: 'proyecto',
    chat: TIENDA._id,
    texto: 'El certificado de pruebas sigue caducado, he abierto la incidencia 4512.',
  },
  {
    fecha: at('11-17', '10:07'),
    autor: 'marcos',
    tipo: 'proyecto',
    chat: TIENDA._id,
    texto: 'Me dicen que el jueves está renovado.',
  },
  {
    fecha: at('11-18', '09:00'),
    autor: 'nora',
    tipo: 'proyecto',
    chat: TIENDA._id,
    texto: '¿Quién revisa el calendario de cobros?',
  },
] as const;
