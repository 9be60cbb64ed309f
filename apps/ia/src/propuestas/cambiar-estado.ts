import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import { type Answerer, respuesta } from '../preguntas/respuestas/contexto/contexto';
import { enlaceHistoria } from '../preguntas/respuestas/contexto/redaccion';
import { dichoOf } from '../preguntas/comprension/palabras';
import { enlaceDe, proposeEach } from './sobre-cosa';

/** The state that is asked for: the last one named, as in «pasa lo pendiente a revisión». */
const ESTADOS: readonly (readonly [EstadoTarea, RegExp])[] = [
  ['en revisión', /\brevis(?:ion|ar)\b/],
  [
    'en progreso',
    /\b(?:en (?:progreso|curso|marcha)|desbloque\w*|empezad\w+|empezar|empiezo|(?:he|hemos) empezado)\b/,
  ],
  [
    'completada',
    /\b(?:(?:completad|terminad|hech|acabad|cerrad|finalizad)[ao]s?|cierra|cerrar|cierro|acabe|termine|ya esta)\b/,
  ],
  ['bloqueada', /(?<!des)\bbloque\w*/],
  ['pendiente', /\bpendientes?\b|\bpor hacer\b/],
];

const estadoOf = (texto: string): EstadoTarea | undefined => {
  const plano = dichoOf(texto.replace(/["“«][^"”»]*["”»]/gu, ' '));
  return ESTADOS.find(([, pattern]) => pattern.test(plano))?.[0];
};

const responder: Answerer = (contexto) => {
  const estado = estadoOf(contexto.texto);
  if (!estado)
    return Promise.resolve(
      respuesta('¿A qué estado? Puede estar pendiente, en progreso, en revisión, bloqueada o completada.'),
    );
  return proposeEach(contexto, 'cambiar-estado', (cosa) => {
    if (cosa.tipo === 'historia' && estado === 'bloqueada')
      return t`Una historia no se bloquea: se bloquean sus tareas. Dime cuál de las de ${enlaceHistoria(cosa.item)}.`;
    if (cosa.item.estado === estado) return t`${enlaceDe(cosa)} ya está ${estado}.`;
    return {
      cuerpo: { estado },
      descripcion: t`Pasar «${cosa.item.titulo}» de ${cosa.item.estado} a ${estado}`,
    };
  });
};

export const cambiarEstado: Definicion = {
  tipo: 'cambiar-estado',
  frases: {
    normal: `Pon {clave} en progreso | Marca {titulo} como completada | Pasa {titulo} a revisión | Cierra {clave} | Ya he terminado {titulo} | Bloquea {clave} | Mueve {titulo} a pendiente | Da por acabada {clave} | He empezado con {titulo} | Deja {clave} como hecha | {clave} está acabada | Cambia el estado de {titulo} a bloqueada | Desbloquea {clave} | Pon {titulo} como bloqueada | Pasa {titulo} a completada | {titulo} ya está hecha | Ya está lista {titulo} | {clave} ya se puede revisar | Empiezo con {titulo} | Marca {clave} en curso | Cambia el estado de {clave} a completada | Vuelve a abrir {titulo} | Bloquea la tarea {titulo} | Pon {clave} en revisión | {titulo} está para revisar | Pon en progreso {clave} | Manda {titulo} a revisión | Pon en progreso la historia {titulo} | Pon la tarea {titulo} en progreso | Pon {titulo} en curso | Marca {titulo} como hecha | {titulo} ya está terminada | Da por hecha {clave} | Cierra {titulo} | Pasa {clave} a revisión | He terminado {titulo} | Empiezo con {clave} | Bloquea {titulo} | {clave} está bloqueada, márcala | Reabre {titulo} | Vuelve a poner {clave} en pendiente | Cambia {titulo} a en progreso | Pon como completada {titulo} | Ya he acabado {clave} | Deja {titulo} en revisión | Cambia {clave} a bloqueada`,
    corta: `{clave} hecha | {titulo} terminada | cerrar {clave} | {titulo} en progreso | {clave} bloqueada`,
    ruda: `cierra ya la maldita {clave} | {titulo} ya está, quítala de en medio`,
    hablada: `oye lo de {titulo} ya está | ya acabé con {clave} | venga, pásame {titulo} a revisar | oye que {titulo} ya está, ciérrala | ya he rematado {clave}, márcala | venga, me pongo con {titulo}`,
    mal: `marka {titulo} como echa | pon en rebision {clave} | pasa {titulo} a completda`,
    formal: `Actualice {clave} al estado «en revisión» | Proceda a dar por finalizada {titulo}`,
    en: `mark {clave} as done | move {titulo} to review | close {clave} | {titulo} is done, mark it | set {clave} to in progress | reopen {clave}`,
    fr: `marque {clave} comme terminée | passe {titulo} en cours`,
    de: `markiere {clave} als erledigt | markiere {titulo} als erledigt | setze {clave} auf in Arbeit | schließe {clave}`,
  },
  admite: ['cosa', 'estados', 'persona'],
  propone: true,
  responder,
};
