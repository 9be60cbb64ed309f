import { idSchema, MAX_TITULO } from '@pmp/contracts/common';
import {
  definicionSchema,
  ESTADOS_CON_COLUMNA,
  estadoHistoriaSchema,
  estadoSprintSchema,
  limiteSchema,
  MAX_COLUMNAS,
  MAX_HISTORIAS_SPRINT,
  MAX_PUNTOS_DEFINICION,
  MAX_TEXTO_PUNTO,
  MOTIVOS_DE_ALCANCE,
} from '@pmp/contracts/sprints';
import { z } from 'zod';
import { correo, fecha, puntos, texto, titulo } from './fields';

/** All but id and name is absent in boards whose team has not arranged its columns. */
const columna = z.strictObject({
  _id: idSchema,
  nombre: z.string().min(1).max(MAX_TITULO),
  estado: estadoHistoriaSchema.optional(),
  recibe: z.array(estadoHistoriaSchema).optional(),
  sustituye: z.array(idSchema).optional(),
  limite: limiteSchema.nullable().optional(),
});
const definicion = z.strictObject({
  puntos: z
    .array(
      z.strictObject({
        ...definicionSchema.shape.puntos.element.shape,
        texto: z.string().max(MAX_TEXTO_PUNTO),
      }),
    )
    .max(MAX_PUNTOS_DEFINICION),
  impide: z.boolean(),
});
const historia = {
  _id: idSchema,
  clave: z.string().max(MAX_TITULO),
  titulo: z.string().max(MAX_TITULO),
  puntos,
};
const medido = z.strictObject({ puntos, historias: z.int().nonnegative() }).nullable();

export const linesOfSprints = {
  sprints: z.strictObject({
    _id: idSchema,
    numero: z.int().positive(),
    nombre: titulo,
    objetivo: texto,
    fechaInicio: fecha,
    fechaFin: fecha,
    estado: estadoSprintSchema,
    historias: z.array(idSchema).max(MAX_HISTORIAS_SPRINT),
    creador: correo,
    iniciado: fecha.nullable(),
    cerrado: fecha.nullable(),
    compromiso: medido,
    resultado: medido,
    traslados: z.array(
      z.strictObject({
        fecha,
        autor: correo,
        destino: z.strictObject({ _id: idSchema, nombre: z.string().max(MAX_TITULO) }).nullable(),
        historias: z.array(z.strictObject({ _id: idSchema, titulo: z.string().max(MAX_TITULO) })),
      }),
    ),
    cambios: z
      .array(
        z.strictObject({
          fecha,
          autor: correo.optional(),
          motivo: z.enum(MOTIVOS_DE_ALCANCE),
          historia: z.strictObject(historia),
          antes: puntos.nullable(),
          despues: puntos.nullable(),
        }),
      )
      .optional(),
    cierre: z.array(z.strictObject({ ...historia, hecha: z.boolean() })).optional(),
    createdAt: fecha,
    updatedAt: fecha,
  }),
  tableros: z.strictObject({
    _id: idSchema,
    nombre: titulo,
    descripcion: texto,
    columnas: z.array(columna).min(ESTADOS_CON_COLUMNA.length).max(MAX_COLUMNAS),
    creador: correo,
    createdAt: fecha,
  }),
  medidas: z.strictObject({
    _id: idSchema,
    sprint: idSchema,
    fecha,
    alcance: puntos,
    completados: puntos,
    motivo: z.enum(MOTIVOS_DE_ALCANCE),
    autor: correo.optional(),
  }),
  /** What its team has agreed upon; `_id`: the project. */
  definiciones: z.strictObject({ _id: idSchema, listo: definicion, hecho: definicion }),
  /** The points of them that people have ticked for a story, which is `_id`. */
  cumplidos: z.strictObject({
    _id: idSchema,
    marcas: z
      .array(idSchema)
      .min(1)
      .max(2 * MAX_PUNTOS_DEFINICION),
  }),
};
