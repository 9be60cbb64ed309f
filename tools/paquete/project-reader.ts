import type { Kind, Line } from './lines.ts';
import { readMensajes } from './read-mensajes.ts';
import { readComentarios } from './read-comentarios.ts';
import { readEnlaces } from './read-enlaces.ts';
import { readEtiquetas } from './read-etiquetas.ts';
import { readEpicas, readHistorial, readHistorias, readProyecto, readTareas } from './read-proyectos.ts';
import { readPlantillas } from './read-plantillas.ts';
import { readMedidas, readSprints, readTableros } from './read-sprints.ts';
import type { Reading } from './reading.ts';

const READERS: { [K in Kind]: (reading: Reading) => AsyncGenerator<Line<K>> } = {
  proyecto: readProyecto,
  etiquetas: readEtiquetas,
  plantillas: readPlantillas,
  epicas: readEpicas,
  historias: readHistorias,
  tareas: readTareas,
  enlaces: readEnlaces,
  historial: readHistorial,
  comentarios: readComentarios,
  sprints: readSprints,
  tableros: readTableros,
  medidas: readMedidas,
  mensajes: readMensajes,
};

/** The lines of one kind, by id; read kinds in the order of `KINDS`. */
export const readKind = <K extends Kind>(reading: Reading, kind: K): AsyncGenerator<Line<K>> =>
  READERS[kind](reading);
