import type { Comentario } from '@pmp/contracts/proyectos';
import { anId } from './builders';

export const aComentario = (fields: Partial<Comentario> = {}): Comentario => ({
  _id: anId(),
  texto: '¿Lo vemos mañana?',
  autor: { _id: anId(), nombre: 'Luis Pérez', avatar: null },
  menciones: [],
  sobre: { entidad: 'historia', _id: anId() },
  proyecto: anId(),
  createdAt: '2026-11-20T10:00:00.000Z',
  editado: null,
  version: 1,
  ...fields,
});
