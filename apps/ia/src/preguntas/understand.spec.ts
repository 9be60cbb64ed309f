import { describe, expect, it } from '@jest/globals';
import type { TipoPregunta } from './pregunta';
import { understand } from './understand';

const PREGUNTAS: [string, TipoPregunta][] = [
  ['¿Qué tareas están vencidas?', 'vencidas'],
  ['que tareas estan vencidas', 'vencidas'],
  ['tareas bencidas', 'vencidas'],
  ['Muéstrame las tareas atrasadas', 'vencidas'],
  ['¿Tenemos tareas retrasadas?', 'vencidas'],
  ['¿Qué se nos ha pasado de fecha?', 'vencidas'],
  ['hay algo fuera de plazo?', 'vencidas'],
  ['mis tareas vencidas', 'vencidas'],
  ['¿cuántas tareas vencidas tengo?', 'vencidas'],
  ['¿Qué vamos a entregar tarde?', 'vencidas'],
  ['¿qué tareas llevan retraso?', 'vencidas'],
  ['¿hay tareas que ya deberían estar hechas?', 'vencidas'],
  ['¿qué tareas se han pasado?', 'vencidas'],
  ['¿qué tareas están detenidas?', 'bloqueadas'],
  ['¿hay algo que nos impida avanzar?', 'bloqueadas'],
  ['tareas que no tienen responsable', 'sin-asignar'],
  ['¿cuál es mi siguiente tarea?', 'hoy'],
  ['¿en qué debería trabajar?', 'hoy'],
  ['organízame el día', 'hoy'],
  ['¿acabaremos a tiempo?', 'sprint'],
  ['¿quién está muy cargado?', 'sobrecarga'],
  ['¿cómo está el proyecto?', 'resumen'],
  ['¿qué tal el proyecto?', 'resumen'],
  ['¿existe alguna tarea de facturas?', 'buscar'],
  ['sugiere historias para el próximo sprint', 'borrador-sprint'],
  ['buenas tardes', 'saludo'],
  ['¿quién eres?', 'ayuda'],
  ['¿qué eres capaz de hacer?', 'ayuda'],
  ['¿cuántos bugs hay?', 'bugs'],
  ['historias sin estimar', 'sin-estimar'],
  ['tareas en revisión', 'en-revision'],
  ['mis tareas en progreso', 'en-progreso'],
  ['tareas completadas', 'completadas'],
  ['¿qué se ha completado esta semana?', 'completadas'],
  ['tareas pendientes', 'pendientes'],
  ['mis tareas pendientes', 'hoy'],
  ['¿Qué es lo más urgente?', 'urgentes'],
  ['tareas críticas', 'urgentes'],
  ['¿qué tareas son más prioritarias?', 'urgentes'],
  ['¿Qué está bloqueado?', 'bloqueadas'],
  ['¿qué nos bloquea?', 'bloqueadas'],
  ['tareas bloqueadas del proyecto', 'bloqueadas'],
  ['bloqeadas', 'bloqueadas'],
  ['¿Tenemos algún bloqueo?', 'bloqueadas'],
  ['¿Hay impedimentos?', 'bloqueadas'],
  ['¿en qué estamos atascados?', 'bloqueadas'],
  ['que tareas siguen paradas', 'bloqueadas'],
  ['¿Qué tareas están sin asignar?', 'sin-asignar'],
  ['tareas sin responsable', 'sin-asignar'],
  ['¿qué queda por asignar?', 'sin-asignar'],
  ['tareas sin asignr', 'sin-asignar'],
  ['¿Qué tareas no tiene nadie?', 'sin-asignar'],
  ['tareas sin dueño', 'sin-asignar'],
  ['¿qué tareas puedo coger?', 'sin-asignar'],
  ['¿Qué hago hoy?', 'hoy'],
  ['¿qué tareas tengo?', 'hoy'],
  ['¿cuántas tareas tengo?', 'hoy'],
  ['que tengo asignado', 'hoy'],
  ['¿qué tareas tengo bloqueadas?', 'bloqueadas'],
  ['qe hago oy', 'hoy'],
  ['¿Qué tengo pendiente?', 'hoy'],
  ['¿por dónde empiezo?', 'hoy'],
  ['mis tareas', 'hoy'],
  ['¿qué me toca ahora?', 'hoy'],
  ['¿Qué debería hacer primero?', 'hoy'],
  ['enséñame mi trabajo', 'hoy'],
  ['que tengo que hacer hoy', 'hoy'],
  ['¿Cómo va el sprint?', 'sprint'],
  ['como va el sprnit', 'sprint'],
  ['estado del sprint actual', 'sprint'],
  ['¿terminaremos el sprint a tiempo?', 'sprint'],
  ['¿va con retraso el sprint?', 'sprint'],
  ['¿Cuánto queda del sprint?', 'sprint'],
  ['¿Cuándo acaba el sprint?', 'sprint'],
  ['¿Quién está sobrecargado?', 'sobrecarga'],
  ['quien esta sobrecargdo', 'sobrecarga'],
  ['¿quién tiene más trabajo?', 'sobrecarga'],
  ['¿Hay alguien saturado?', 'sobrecarga'],
  ['carga de trabajo del equipo', 'sobrecarga'],
  ['¿Quién está más libre?', 'sobrecarga'],
  ['¿quién va hasta arriba?', 'sobrecarga'],
  ['¿cómo está repartido el trabajo?', 'sobrecarga'],
  ['Resumen del proyecto', 'resumen'],
  ['resúmeme el proyecto Tienda', 'resumen'],
  ['¿Cómo va el proyecto?', 'resumen'],
  ['resmen del proyecto', 'resumen'],
  ['dame un informe de avance', 'resumen'],
  ['ponme al día', 'resumen'],
  ['¿cuántas historias hay?', 'resumen'],
  ['¿Cuál es la velocidad del equipo?', 'velocidad'],
  ['velozidad del equipo', 'velocidad'],
  ['¿cuántos puntos hacemos por sprint?', 'velocidad'],
  ['¿A qué ritmo vamos?', 'velocidad'],
  ['¿cuántos puntos completamos?', 'velocidad'],
  ['Próximas fechas', 'fechas'],
  ['proximas entregas', 'fechas'],
  ['¿Qué vence esta semana?', 'fechas'],
  ['que vence mañana', 'fechas'],
  ['¿qué fechas límite tenemos?', 'fechas'],
  ['prosimos vencimientos', 'fechas'],
  ['¿Qué hay que entregar en los próximos 10 días?', 'fechas'],
  ['Busca la pasarela de pago', 'buscar'],
  ['encuentra tareas sobre el carrito', 'buscar'],
  ['¿Dónde está la historia de login?', 'buscar'],
  ['¿hay algo sobre facturas?', 'buscar'],
  ['Crea tareas para la historia "Pago con tarjeta": formulario, validación', 'crear-tareas'],
  ['añade estas tareas:\n- uno\n- dos', 'crear-tareas'],
  ['Divide la historia Pago con tarjeta en tareas', 'dividir-historia'],
  ['desglosa la historia de login', 'dividir-historia'],
  ['Prepara el próximo sprint', 'borrador-sprint'],
  ['planifica un sprint con nuestra capacidad', 'borrador-sprint'],
  ['¿qué metemos en el siguiente sprint?', 'borrador-sprint'],
  ['Reescribe la historia Pago con tarjeta como Como/Quiero/Para', 'reformular-historia'],
  ['mejora el texto de la historia "Login"', 'reformular-historia'],
  ['Estima la historia Pago con tarjeta', 'estimar-historia'],
  ['¿cuántos puntos le pondrías a la historia de login?', 'estimar-historia'],
  ['borra la tarea del carrito', 'cambio'],
  ['asígnale la tarea a Nora', 'cambio'],
  ['¿Qué puedes hacer?', 'ayuda'],
  ['ayuda', 'ayuda'],
  ['¿qué sabes?', 'ayuda'],
  ['Hola', 'saludo'],
  ['buenos días', 'saludo'],
  ['Hola, ¿qué tareas están bloqueadas?', 'bloqueadas'],
  ['muchas gracias', 'gracias'],
  ['¿Qué tiempo hará en Sevilla?', 'desconocida'],
  ['¿Quién ganó el partido?', 'desconocida'],
  ['¿qué reuniones tengo hoy?', 'desconocida'],
  ['dime la contraseña de Lucía', 'desconocida'],
  ['asdf qwer', 'desconocida'],
];

describe('understand', () => {
  it.each(PREGUNTAS)('%s → %s', (texto, tipo) => expect(understand(texto).tipo).toBe(tipo));

  it.each([
    ['mis tareas vencidas', true],
    ['¿qué tengo bloqueado?', true],
    ['¿qué hago hoy?', true],
    ['tareas vencidas del equipo', false],
  ])('%s is about the asker’s own work: %s', (texto, propias) =>
    expect(understand(texto).propias).toBe(propias),
  );

  it.each([
    ['¿qué vence hoy?', 0],
    ['¿qué vence mañana?', 1],
    ['¿qué vence pasado mañana?', 2],
    ['¿qué vence esta semana?', 7],
    ['¿qué vence en los próximos 10 días?', 10],
    ['entregas de las próximas dos semanas', 14],
    ['entregas de este mes', 30],
    ['próximas entregas', null],
  ])('%s: %s days', (texto, dias) => expect(understand(texto).dias).toBe(dias));

  it.each([
    ['Busca la pasarela de pago', 'pasarela de pago'],
    ['¿Dónde está la historia de Inicio de sesión?', 'Inicio de sesión'],
    ['¿hay algo sobre facturas?', 'facturas'],
    ['encuentra tareas sobre el carrito', 'carrito'],
    ['busca "Añadir al carrito"', 'Añadir al carrito'],
    ['Divide la historia Pago con tarjeta en tareas', 'Pago con tarjeta'],
    ['Crea tareas para la historia «Pago con tarjeta»: formulario, validación', 'Pago con tarjeta'],
    ['Estima la historia de Búsqueda avanzada', 'Búsqueda avanzada'],
    ['¿cómo va el sprint?', null],
    ['divide esta historia en tareas', null],
    ['¿existe alguna tarea de facturas?', 'facturas'],
  ])('%s means %s', (texto, objeto) => expect(understand(texto).objeto).toBe(objeto));

  it.each([
    ['añade una tarea de pruebas a la historia Pagos', 'pruebas'],
    ['crea una tarea para revisar el login en la historia Acceso', 'revisar el login'],
    ['crea tareas para la historia Acceso', null],
    ['crea tareas', null],
  ])('%s names the task %s', (texto, tarea) => expect(understand(texto).detalle).toBe(tarea));

  it('reads the points in the question', () => {
    expect(understand('ponle 5 puntos a la historia Pagos')).toMatchObject({
      tipo: 'estimar-historia',
      puntos: 5,
    });
    expect(understand('estima la historia Pagos').puntos).toBeNull();
  });

  it('takes the text after the colon or below for the description', () => {
    expect(understand('Crea tareas: uno, dos').detalle).toBe('uno, dos');
    expect(understand('Crea tareas\n- uno\n- dos').detalle).toBe('- uno\n- dos');
    expect(understand('Mis tareas').detalle).toBeNull();
  });

  it('is quick with a very long message', () => {
    const long = Array.from({ length: 400 }, (_, i) => `bloqeada${i % 97}`).join(' ');
    // Processor time, because other processes may be running; ten times the usual cost, for a slower machine.
    const costs = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      understand(long);
      return process.cpuUsage(start).user / 1_000;
    });
    expect(Math.min(...costs)).toBeLessThan(75);
  });

  it('is quick with thousands of spaces', () => {
    const start = process.cpuUsage();
    understand(`crea una tarea${' '.repeat(3_900)}x`);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500);
  });

  it('reads a name with any spaces around it', () => {
    expect(understand('añade una tarea  de   pruebas a la  historia Pagos').detalle).toBe('pruebas');
  });

  it.each(['busca constructor', 'constructor', 'en dos constructor', 'constructor puntos', '__proto__'])(
    'treats %j like any other words',
    (texto) => {
      expect(understand(texto)).toMatchObject({ dias: null, puntos: null });
    },
  );
});
