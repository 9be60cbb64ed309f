import { acceso } from './portal/acceso.ts';
import { vacaciones } from './portal/vacaciones.ts';
import type { DemoProyecto } from './shapes.ts';
import { buscador } from './tienda/buscador.ts';
import { cesta } from './tienda/cesta.ts';
import { devoluciones } from './tienda/devoluciones.ts';
import { pagos } from './tienda/pagos.ts';
import { plantillas } from './tienda/plantillas.ts';

export const proyectos: DemoProyecto[] = [
  {
    clave: 'TIENDA',
    nombre: 'Tienda en línea 2.0',
    descripcion:
      'Nueva tienda: pago en un paso, devoluciones desde casa y buscador que entiende lo que se escribe.',
    equipo: 'comercio',
    creador: 'lucia',
    estado: 'activo',
    prioridad: 'alta',
    inicio: -104,
    fin: 60,
    epicas: [pagos, buscador, devoluciones, cesta],
    plantillas,
    etiquetas: [
      {
        nombre: 'pagos',
        color: 'violeta',
        historias: [
          'Pagar con tarjeta guardada',
          'Pagar en plazos sin intereses',
          'Aplicar un vale de descuento en la cesta',
        ],
      },
      {
        nombre: 'accesibilidad',
        color: 'turquesa',
        historias: ['Dirección sugerida al escribir', 'Ver solo lo que hay en mi talla'],
      },
      {
        nombre: 'atención al cliente',
        color: 'naranja',
        historias: [
          'Confirmación del pedido por correo',
          'Pedir la recogida de un artículo',
          'Seguir el estado de mi devolución',
        ],
      },
      {
        nombre: 'existencias',
        color: 'verde',
        historias: ['Avisar si un artículo de la cesta se agota', 'Ver solo lo que hay en mi talla'],
      },
    ],
    sprints: [
      {
        nombre: 'La cesta que no cambia',
        objetivo: 'Que el importe de la cesta sea el que se paga.',
        inicio: -20,
        fin: -6,
        cerrado: true,
        historias: ['Guardar la cesta entre dispositivos', 'Calcular los portes antes de pagar'],
      },
      {
        nombre: 'Pago en un paso',
        objetivo: 'Que una clienta que ya ha comprado pague sin volver a escribir sus datos.',
        inicio: -5,
        fin: 9,
        historias: [
          'Pagar con tarjeta guardada',
          'Confirmación del pedido por correo',
          'Aplicar un vale de descuento en la cesta',
          'Pagar en plazos sin intereses',
          'Dirección sugerida al escribir',
          'Avisar si un artículo de la cesta se agota',
          'Encontrar aunque se escriba mal',
          'Ver solo lo que hay en mi talla',
          'Sugerencias mientras se escribe',
        ],
      },
    ],
  },
  {
    clave: 'PORTAL',
    nombre: 'Portal del empleado',
    descripcion: 'Una puerta única a las herramientas internas, con la cuenta de empresa.',
    equipo: 'plataforma',
    creador: 'carmen',
    estado: 'activo',
    prioridad: 'crítica',
    inicio: -74,
    fin: 90,
    definiciones: {
      listo: [{ regla: 'descripcion' }, { regla: 'puntos' }, { texto: 'Diseño revisado' }],
      hecho: [
        { regla: 'criteriosCumplidos' },
        { regla: 'sinTareasAbiertas' },
        { texto: 'Probado con un lector de pantalla' },
      ],
    },
    epicas: [acceso, vacaciones],
    sprints: [
      {
        nombre: 'Vacaciones sin correos',
        objetivo: 'Que los días se pidan y se aprueben en el portal.',
        inicio: -18,
        fin: -4,
        cerrado: true,
        historias: ['Pedir vacaciones desde el móvil'],
      },
      {
        nombre: 'Una sola cuenta',
        objetivo: 'Entrar en el portal con la cuenta de empresa en todas las sedes.',
        inicio: -3,
        fin: 11,
        historias: ['Entrar en el portal con la cuenta de empresa', 'Revocar accesos al causar baja'],
      },
    ],
    columnas: [
      { nombre: 'Por hacer', estado: 'pendiente' },
      { nombre: 'En diseño', estado: 'en progreso', limite: { maximo: 2, por: 'tarjetas', modo: 'avisa' } },
      {
        nombre: 'En progreso',
        estado: 'en progreso',
        limite: { maximo: 13, por: 'puntos', modo: 'muestra' },
      },
      {
        nombre: 'Revisión de seguridad',
        estado: 'en revisión',
        limite: { maximo: 2, por: 'tarjetas', modo: 'impide' },
      },
      { nombre: 'Completado', estado: 'completada' },
    ],
  },
  {
    clave: 'ALMACEN',
    nombre: 'Inventario del almacén',
    descripcion: 'Recuento con lectores y avisos de rotura de existencias. En pausa hasta elegir proveedor.',
    equipo: 'comercio',
    creador: 'marcos',
    estado: 'pausado',
    prioridad: 'media',
    inicio: -80,
    fin: null,
    epicas: [],
    sprints: [],
  },
  {
    clave: 'WEB25',
    nombre: 'Web corporativa 2025',
    descripcion: 'Renovación de la web pública, ya entregada.',
    equipo: 'plataforma',
    creador: 'irene',
    estado: 'completado',
    prioridad: 'baja',
    inicio: -300,
    fin: -120,
    epicas: [],
    sprints: [],
  },
];
