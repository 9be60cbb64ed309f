import { decir, t } from '../../idioma/idioma';
import type { Hallazgo } from '../../reglas/regla/regla';
import { reglaOf } from '../../reglas/reglas';
import { type Answerer, consultada, dondeOf, idsOf, respuesta } from './contexto/contexto';
import type { Definicion } from './contexto/definicion';
import { cantidad, elementos, lineas, literal } from './contexto/redaccion';

const VISTAS = 12;

/** All that was found of one thing. */
const filaDe = (mismos: readonly Hallazgo[]): string => {
  const { nombre, enlace } = mismos[0]!;
  return `[${literal(nombre)}](${enlace}): ${mismos.map(({ regla }) => decir(reglaOf(regla).singular)).join('; ')}`;
};

/** What the alerts of these projects say now, in the words of their rules. */
const responder: Answerer = async (contexto) => {
  const hallazgos = await contexto.reader.hallazgos(idsOf(contexto.ambito));
  const cosas = [...Map.groupBy(hallazgos, ({ sobre, item }) => `${sobre} ${item}`).values()];
  const graves = cosas.filter(([peor]) => peor!.severidad === 'crítica' || peor!.severidad === 'alta');
  return consultada(
    respuesta(
      cosas.length
        ? lineas(
            t`Hay ${cantidad(cosas.length, 'alerta', 'alertas')}${dondeOf(contexto)}${graves.length ? t`, de ellas ${cantidad(graves.length, 'grave', 'graves')}` : ''}:`,
            elementos(cosas.slice(0, VISTAS).map(filaDe)),
            cosas.length > VISTAS ? t`Y ${cosas.length - VISTAS} más.` : null,
          )
        : t`No hay ninguna alerta${dondeOf(contexto)}.`,
      ['¿Vamos a llegar?', '¿Qué está bloqueado?', '¿Quién está sobrecargado?'],
    ),
    ['Alertas'],
  );
};

export const alertas: Definicion = {
  tipo: 'alertas',
  frases: {
    normal: `¿Qué alertas hay? | ¿Qué riesgos ves? | ¿Qué riesgos tenemos en {proyecto}?
      ¿Qué debería preocuparme? | ¿Qué problemas hay en el proyecto? | ¿Qué peligros ves de aquí al final?
      ¿De qué tengo que estar pendiente? | ¿Qué avisos tiene el proyecto?
      ¿Qué señales de alarma hay? | ¿Qué requiere atención? | ¿Qué hay que vigilar? | ¿Dónde ves peligro?`,
    corta: `alertas | riesgos | riesgos del proyecto | avisos del proyecto | problemas de {proyecto}`,
    ruda: `qué coño va mal | qué se está yendo a la mierda`,
    hablada: `a ver qué riesgos hay | y de alertas cómo vamos`,
    mal: `q alertas ai | riesgos del proyeto`,
    formal: `Indique los riesgos detectados en el proyecto | Relación de alertas activas`,
    en: `what are the risks? | are there any alerts? | what should I worry about? | which risks do you see?`,
    fr: `quels sont les risques ? | y a-t-il des alertes ?`,
    de: `welche Risiken gibt es? | gibt es Warnungen?`,
  },
  admite: [],
  responder,
};
