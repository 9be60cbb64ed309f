import {
  digestOf,
  FilesWriter,
  FORMAT,
  isNamed,
  type Kind,
  type KindDigest,
  KINDS,
  type Line,
  LinesWriter,
  type Manifest,
  MANIFEST_NAME,
  type PackageFile,
  sealed,
  TarGzip,
} from '@pmp/paquete';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export type Content = { [K in Kind]: Line<K>[] };

const FECHA = '2026-11-20T10:15:30.250Z';
const ANA = 'ana@example.org';
const LUIS = 'luis@example.org';
export const idOf = (n: number): string => n.toString(16).padStart(24, '0');
export const PLAN = Buffer.from('%PDF-1.4 un plano');

/** A small project with one thing of each kind; `sha256` is that of its only file. */
export const contentOf = (sha256: string): Content => ({
  proyecto: [
    {
      _id: idOf(1),
      nombre: 'Tienda',
      clave: 'TIENDA',
      descripcion: '',
      equipo: 'Web',
      estado: 'activo',
      prioridad: 'media',
      fechaInicio: FECHA,
      fechaFin: null,
      creador: ANA,
      createdAt: FECHA,
      updatedAt: FECHA,
    },
  ],
  etiquetas: [
    { _id: idOf(15), nombre: 'Pagos', color: 'azul', orden: 0, createdAt: FECHA, updatedAt: FECHA },
  ],
  plantillas: [
    {
      _id: idOf(16),
      nombre: 'Error',
      tipo: 'tarea',
      contenido: {
        titulo: 'Arreglar',
        descripcion: '',
        prioridad: 'alta',
        tipo: 'bug',
        tiempoEstimado: null,
        etiquetas: [idOf(15)],
        criterios: ['Hay una prueba'],
      },
      createdAt: FECHA,
      updatedAt: FECHA,
    },
  ],
  vistas: [
    {
      _id: idOf(17),
      nombre: 'Lo mío',
      ambito: 'privada',
      consulta: 'proyecto:TIENDA asignado:yo',
      presentacion: 'lista',
      agrupar: null,
      columnas: ['clave', 'estado'],
      creador: ANA,
      createdAt: FECHA,
      updatedAt: FECHA,
    },
  ],
  epicas: [
    {
      _id: idOf(2),
      clave: 'TIENDA-1',
      titulo: 'Pagos',
      descripcion: '',
      prioridad: 'alta',
      estado: 'pendiente',
      inicio: FECHA,
      fin: FECHA,
      orden: 'V',
      creador: ANA,
      createdAt: FECHA,
      updatedAt: FECHA,
    },
  ],
  historias: [
    {
      _id: idOf(3),
      clave: 'TIENDA-2',
      titulo: 'Pagar con tarjeta',
      comoUsuario: 'cliente',
      quiero: 'pagar',
      para: '',
      descripcion: '',
      prioridad: 'media',
      estado: 'en progreso',
      puntos: 5,
      fin: FECHA,
      responsable: LUIS,
      etiquetas: [idOf(15)],
      orden: 'V',
      epica: idOf(2),
      creador: ANA,
      createdAt: FECHA,
      updatedAt: FECHA,
    },
  ],
  tareas: [
    {
      _id: idOf(4),
      clave: 'TIENDA-3',
      titulo: 'Validar',
      descripcion: '',
      tipo: 'bug',
      prioridad: 'baja',
      estado: 'bloqueada',
      asignado: LUIS,
      fechaLimite: null,
      tiempoEstimado: 2.5,
      orden: 'V',
      archivos: [
        {
          _id: idOf(5),
          nombre: 'plano.pdf',
          tipo: 'application/pdf',
          tamano: PLAN.length,
          fecha: FECHA,
          sha256,
          subidoPor: ANA,
        },
      ],
      historia: idOf(3),
      creador: ANA,
      createdAt: FECHA,
      updatedAt: FECHA,
    },
  ],
  enlaces: [
    {
      _id: idOf(16),
      tipo: 'bloquea',
      origen: { tipo: 'tarea', _id: idOf(4) },
      destino: { tipo: 'historia', _id: idOf(3) },
      creador: ANA,
      createdAt: FECHA,
      updatedAt: FECHA,
    },
  ],
  historial: [
    {
      _id: idOf(6),
      sobre: idOf(3),
      autor: LUIS,
      accion: 'actualizado',
      campo: 'puntos',
      de: 3,
      a: 5,
      createdAt: FECHA,
    },
  ],
  comentarios: [
    {
      _id: idOf(14),
      entidad: 'tarea',
      sobre: idOf(4),
      autor: ANA,
      texto: '@Luis ¿lo ves?',
      menciones: [LUIS],
      createdAt: FECHA,
      editado: null,
    },
  ],
  sprints: [
    {
      _id: idOf(7),
      numero: 1,
      nombre: 'Sprint 1',
      objetivo: '',
      fechaInicio: FECHA,
      fechaFin: FECHA,
      estado: 'en progreso',
      historias: [idOf(3)],
      creador: ANA,
      iniciado: FECHA,
      cerrado: null,
      compromiso: { puntos: 5, historias: 1 },
      resultado: null,
      traslados: [],
      createdAt: FECHA,
      updatedAt: FECHA,
    },
  ],
  tableros: [
    {
      _id: idOf(8),
      nombre: 'Tablero Principal',
      descripcion: '',
      columnas: [
        { _id: idOf(9), nombre: 'Por hacer' },
        {
          _id: idOf(10),
          nombre: 'Taller',
          estado: 'en progreso',
          recibe: ['en progreso', 'en revisión'],
          sustituye: [idOf(99)],
          limite: { maximo: 3, por: 'puntos', modo: 'avisa' },
        },
        { _id: idOf(11), nombre: 'Completado' },
      ],
      creador: ANA,
      createdAt: FECHA,
    },
  ],
  medidas: [{ _id: idOf(12), sprint: idOf(7), fecha: FECHA, alcance: 5, completados: 0, motivo: 'puntos' }],
  definiciones: [
    {
      _id: idOf(1),
      listo: { puntos: [{ _id: idOf(18), regla: 'puntos', texto: '' }], impide: true },
      hecho: { puntos: [{ _id: idOf(19), regla: null, texto: 'Desplegada' }], impide: false },
    },
  ],
  cumplidos: [{ _id: idOf(3), marcas: [idOf(19)] }],
  mensajes: [
    {
      _id: idOf(13),
      secuencia: 1,
      emisor: ANA,
      contenido: 'Hola, @Luis',
      timestamp: FECHA,
      respuestaA: null,
      archivos: [],
      menciones: [LUIS],
      editado: null,
      eliminado: false,
    },
  ],
  externos: [{ _id: idOf(3) }],
});

interface Changes {
  files?: Buffer[];
  /** Entries that no package has, to add before the end. */
  extra?: { name: string; bytes: Buffer }[];
}

/** Writes the content as a package, like an export. */
export async function writeSample(path: string, content: Content, changes: Changes = {}): Promise<void> {
  const archive = new TarGzip();
  const written = pipeline(archive.bytes, createWriteStream(path));
  const files = new FilesWriter(archive);
  for (const bytes of changes.files ?? [PLAN]) await files.add(bytes);
  const tipos: KindDigest[] = [];
  for (const kind of KINDS) {
    const writer = new LinesWriter(archive, kind);
    for (const line of content[kind]) await writer.add(line as never);
    const digest = await writer.finish();
    if (isNamed(digest)) tipos.push(digest);
  }
  for (const { name, bytes } of changes.extra ?? []) await archive.add(name, bytes);
  const unsealed: Omit<Manifest, 'sello'> = {
    formato: FORMAT,
    producto: '0.1.0',
    proyecto: { _id: idOf(1), nombre: 'Tienda', clave: 'TIENDA' },
    huella: digestOf(tipos),
    tipos,
    personas: [
      { correo: ANA, nombre: 'Ana' },
      { correo: LUIS, nombre: 'Luis' },
    ],
    equipo: { nombre: 'Web', miembros: [{ correo: ANA, rol: 'admin' }] },
  };
  await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(sealed(unsealed))));
  await archive.finish();
  await written;
}

export const fileAt = (path: string): PackageFile => ({
  size: statSync(path).size,
  open: () => createReadStream(path),
});
