import type { Epica, Historia, Proyecto, Resumen, Tarea, Vista } from '@pmp/contracts/proyectos';
import type { Equipo, Usuario } from '@pmp/contracts/usuarios';

const NOW = '2026-11-20T10:00:00.000Z';
const DIA = '2026-11-02T00:00:00.000Z';
let serial = 0;

/** A new valid id each time. */
export const anId = (): string => (++serial).toString(16).padStart(24, '0');

export const aUsuario = (over: Partial<Usuario> = {}): Usuario => ({
  _id: anId(),
  nombre: 'Ana García',
  avatar: null,
  correo: 'ana@empresa.com',
  rol: 'usuario',
  estado: 'activo',
  createdAt: NOW,
  version: 1,
  ...over,
});

export const anEquipo = (over: Partial<Equipo> = {}): Equipo => ({
  _id: anId(),
  nombre: 'Producto',
  descripcion: 'Portal y aplicación móvil.',
  logo: null,
  createdAt: NOW,
  version: 1,
  miembros: [
    { usuario: { _id: anId(), nombre: 'Ana García', avatar: null, correo: 'ana@empresa.com' }, rol: 'admin' },
    {
      usuario: { _id: anId(), nombre: 'Luis Pérez', avatar: null, correo: 'luis@empresa.com' },
      rol: 'miembro',
    },
  ],
  ...over,
});

export const aProyecto = (over: Partial<Proyecto> = {}): Proyecto => ({
  _id: anId(),
  nombre: 'Portal de clientes',
  clave: 'PORTAL',
  descripcion: 'Consulta de pedidos y facturas.',
  equipo: { _id: anId(), nombre: 'Producto' },
  estado: 'activo',
  prioridad: 'media',
  fechaInicio: DIA,
  fechaFin: null,
  creador: null,
  createdAt: NOW,
  updatedAt: NOW,
  version: 1,
  ...over,
});

export const anEpica = (over: Partial<Epica> = {}): Epica => ({
  _id: anId(),
  clave: 'PORTAL-1',
  titulo: 'Pago en línea',
  descripcion: '',
  prioridad: 'media',
  estado: 'pendiente',
  orden: 'a0',
  proyecto: anId(),
  createdAt: NOW,
  updatedAt: NOW,
  version: 1,
  ...over,
});

export const aHistoria = (over: Partial<Historia> = {}): Historia => ({
  _id: anId(),
  clave: 'PORTAL-2',
  titulo: 'Pagar con tarjeta',
  comoUsuario: 'cliente registrado',
  quiero: 'pagar con mi tarjeta',
  para: 'no tener que hacer una transferencia',
  descripcion: '',
  prioridad: 'media',
  estado: 'pendiente',
  puntos: 3,
  responsable: null,
  orden: 'a0',
  epicaId: { _id: anId(), titulo: 'Pago en línea' },
  sprintId: null,
  proyecto: anId(),
  createdAt: NOW,
  updatedAt: NOW,
  version: 1,
  ...over,
});

export const aTarea = (over: Partial<Tarea> = {}): Tarea => ({
  _id: anId(),
  clave: 'PORTAL-3',
  titulo: 'Validar la caducidad',
  descripcion: '',
  tipo: 'funcionalidad',
  prioridad: 'media',
  estado: 'pendiente',
  asignado: null,
  fechaLimite: null,
  tiempoEstimado: null,
  orden: 'a0',
  archivos: [],
  historiaId: anId(),
  proyecto: anId(),
  fechaCreacion: NOW,
  updatedAt: NOW,
  version: 1,
  ...over,
});

export const aVista = (over: Partial<Vista> = {}): Vista => ({
  _id: anId(),
  nombre: 'Urgentes',
  consulta: '',
  ambito: 'privada',
  equipo: null,
  proyecto: null,
  presentacion: 'lista',
  agrupar: null,
  columnas: [],
  creador: null,
  editable: true,
  createdAt: NOW,
  updatedAt: NOW,
  version: 1,
  ...over,
});

export const aResumen = (over: Partial<Resumen> = {}): Resumen => ({
  success: true,
  estadisticas: { totalProyectos: 0, proyectosActivos: 0, tareasPendientes: 0, tareasCompletadas: 0 },
  porEstadoProyecto: { activo: 0, pausado: 0, completado: 0, cancelado: 0 },
  porEstadoTarea: { pendiente: 0, 'en progreso': 0, 'en revisión': 0, completada: 0, bloqueada: 0 },
  porPrioridad: { baja: 0, media: 0, alta: 0, crítica: 0 },
  proyectosRecientes: [],
  tareasRecientes: [],
  ...over,
});
