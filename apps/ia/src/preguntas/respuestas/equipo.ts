import { t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import { consultada, idsOf, type Answerer, respuesta } from './contexto/contexto';
import { cantidad, elementos, enlaceProyecto, lineas, literal, tareas } from './contexto/redaccion';

const responder: Answerer = async (contexto) => {
  const { reader, ambito, proyecto } = contexto;
  const [gente, recuentos] = await Promise.all([
    reader.gente(idsOf(ambito)),
    reader.recuento(idsOf(ambito), true),
  ]);
  const abiertas = (id: string): number =>
    recuentos.reduce((sum, r) => (r.asignado === id ? sum + r.tareas : sum), 0);
  return consultada(
    respuesta(
      lineas(
        t`${proyecto ? t`En el equipo de ${enlaceProyecto(proyecto)}` : 'En tus equipos'} ${gente.length === 1 ? 'está' : 'están'} ${cantidad(gente.length, 'persona', 'personas')}:`,
        elementos(
          gente
            .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
            .map(({ _id, nombre }) => {
              const n = abiertas(_id);
              return t`${literal(nombre)}: ${n ? t`${tareas(n)} ${n === 1 ? 'abierta' : 'abiertas'}` : 'sin tareas abiertas'}`;
            }),
        ),
      ),
      ['¿Quién está más libre?', '¿De qué va este proyecto?'],
    ),
    ['Personas', 'miembros del equipo'],
  );
};

export const equipo: Definicion = {
  tipo: 'equipo',
  frases: {
    normal: `¿Quién está en el equipo? | ¿Cuánta gente hay en el proyecto? | ¿Quién trabaja en {proyecto}?
      ¿Qué personas forman el equipo? | ¿Cuántos somos en el equipo? | ¿Cuántas personas hay?
      ¿Quién forma parte del equipo? | ¿Qué gente hay en {proyecto}? | ¿Quién más está en el equipo?
      ¿Cuántos somos? | ¿Quiénes trabajan en {proyecto}? | ¿Quién está en este proyecto?`,
    corta: `equipo | gente del equipo | integrantes | quiénes somos | gente del proyecto`,
    hablada: `oye y quiénes estamos en esto | a ver quién anda por el equipo`,
    mal: `kien esta en el ekipo | mienbros del equipo`,
    formal: `Relación de integrantes del equipo | ¿Qué personas componen el equipo de {proyecto}?`,
    en: `who is on the team? | team members | how many people are we?`,
    fr: `qui est dans l'équipe ?`,
    de: `wer ist im Team?`,
  },
  admite: [],
  responder,
};
