import type { mongo } from 'mongoose';
import type { Place } from '../start/place.ts';
import type { Bases } from './reading.ts';

export const basesOf = (client: mongo.MongoClient, place: Place): Bases => ({
  usuarios: client.db(place.base('usuarios')),
  proyectos: client.db(place.base('proyectos')),
  sprints: client.db(place.base('sprints')),
  mensajes: client.db(place.base('mensajes')),
});
