import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventoFlujo, RespuestaAsistente } from '@pmp/contracts/ia';
import * as rutas from '@pmp/contracts/ia/rutas';
import { assertServesContracts, type TestPerson } from '@pmp/testing';
import { dayFromNow, newId, World } from './world';

let world: World;
let proyecto: string;
let historia: string;

beforeAll(async () => {
  world = await World.start();
  const { member } = world;
  proyecto = await world.proyecto({ nombre: 'Tienda Secreta', clave: 'SECRE' });
  const epica = await world.epica(proyecto, { titulo: 'Pagos confidenciales' });
  historia = await world.historia(proyecto, epica, {
    titulo: 'Pagar con tarjeta reservada',
    descripcion: '- Formulario de tarjeta\n- Validar el número',
  });
  const parecida = { titulo: 'Pagar con bono reservado', estado: 'completada', puntos: 8 } as const;
  const hecha = await world.historia(proyecto, epica, { ...parecida, orden: 'b' });
  await world.sprint(proyecto, [hecha], {
    numero: 1,
    nombre: 'Sprint oculto uno',
    estado: 'completado',
    fechaInicio: dayFromNow(-30),
    fechaFin: dayFromNow(-16),
  });
  await world.sprint(proyecto, [historia, hecha], { numero: 2, nombre: 'Sprint oculto dos' });
  await world.tarea(proyecto, historia, {
    titulo: 'Cifrar enigmas',
    asignado: member._id,
    fechaLimite: dayFromNow(-2),
    prioridad: 'crítica',
  });
  await world.tarea(proyecto, historia, { titulo: 'Probar enigmas', estado: 'bloqueada' });
  await world.tarea(proyecto, historia, {
    titulo: 'Pintar enigmas',
    asignado: member._id,
    fechaLimite: dayFromNow(3),
    tiempoEstimado: 4,
  });
});
afterAll(() => world.close());

const ask = async (person: TestPerson, mensaje: string, rest: object = {}): Promise<RespuestaAsistente> => {
  const { status, body } = await world.as(person)('POST', '/ia/mensaje', { mensaje, ...rest });
  expect([status, body.success, body.respuesta]).toEqual([200, true, body.mensaje?.texto]);
  return body;
};

describe('answers to a member', () => {
  it.each([
    [
      '¿Qué tareas están vencidas?',
      /Hay 1 tarea vencida.*\n- \[Cifrar enigmas\]\(\/tareas\/\w{24}\): venció/,
    ],
    [
      '¿Qué hago hoy?',
      /Tienes 2 tareas por hacer[^]*\*\*Vencidas\*\* \(1\)[^]*Cifrar[^]*\*\*Después\*\*[^]*Pintar/,
    ],
    ['¿Qué está bloqueado?', /Hay 1 tarea bloqueada[^]*Probar enigmas/],
    ['¿Qué está sin asignar?', /Hay 1 tarea sin asignar[^]*Probar enigmas/],
    ['¿Qué es lo más urgente?', /Hay 1 tarea de prioridad alta[^]*Cifrar/],
    ['Tareas pendientes', /Hay 2 tareas pendientes[^]*(?:Cifrar|Pintar)/],
    ['Tareas en progreso', /No hay tareas en progreso en Tienda Secreta/],
    ['¿Cuántos bugs hay?', /No hay tareas de tipo bug sin terminar/],
    ['Historias sin estimar', /No hay historias sin estimar/],
    ['¿Cómo va el sprint?', /Sprint oculto dos.*1 de 2 historias y 8 de 11 puntos, el 73 %.*\nPor terminar/],
    [
      '¿Quién está sobrecargado?',
      /Mario Miembro: 2 tareas \(4 h estimadas\)[^]*Sin tareas abiertas: Tomás Jefe/,
    ],
    ['Resumen del proyecto', /0 de 3 tareas completadas, el 0 %[^]*1 tarea fuera de plazo/],
    ['¿Cuál es la velocidad?', /8 puntos por sprint de media, en el último sprint/],
    ['¿Qué vence en los próximos 7 días?', /Vence 1 tarea hasta el .*\n- \[Pintar enigmas\]/],
    ['Busca enigmas', /Hay 3 resultados para «enigmas»/],
    ['busca TARJETA reservada', /Pagar con tarjeta reservada\]\(\/backlog\/\w{24}\?historia=/],
    ['¿Qué hace Tomás?', /Tomás Jefe no tiene tareas abiertas/],
    ['Borra la tarea de enigmas', /No cambio nada por mi cuenta/],
    ['¿Quién ganó la liga?', /[Nn]o lo sé[^]*Puedo/],
  ])('%s', async (mensaje, texto) => {
    const { mensaje: answer } = await ask(world.member, mensaje, { proyecto });
    expect(answer).toMatchObject({ autor: 'asistente', motor: 'reglas', aviso: null });
    expect(answer.texto).toMatch(texto);
  });

  it('repeats the previous question about somebody else', async () => {
    const { conversacionId } = await ask(world.member, '¿qué tareas están vencidas?');
    const { respuesta } = await ask(world.member, '¿y Tomás?', { conversacionId });
    expect(respuesta).toContain('Tomás Jefe no tiene tareas vencidas');
  });
});

describe('an outsider', () => {
  /** Member of another team with its own project. */
  let otto: TestPerson;
  beforeAll(async () => {
    const { people } = world.service;
    otto = await people.person({ nombre: 'Otto Ajeno' });
    const equipo = await people.team({ [otto._id]: 'miembro' });
    await world.proyecto({ nombre: 'Huerto', clave: 'HUE', equipo });
  });

  const SECRETOS = /secret|reservad|confidencial|enigma|oculto|mario|tomás jefe/i;

  it.each([
    '¿Qué tareas están vencidas?',
    '¿Qué está bloqueado?',
    '¿Qué está sin asignar?',
    '¿Qué es lo más urgente?',
    '¿Qué hago hoy?',
    'Tareas pendientes',
    'Tareas completadas',
    '¿Cuántos bugs hay?',
    'Historias sin estimar',
    '¿Cómo va el sprint?',
    '¿Quién está sobrecargado?',
    'Resumen del proyecto SECRE',
    'Resumen de la tienda secreta',
    '¿Cuál es la velocidad del equipo?',
    'Próximas fechas',
    'Busca cifrar',
    'Tareas de Mario',
    '¿Qué hace Tomás?',
    'Divide la historia Pagar con tarjeta',
    'Crea tareas para la historia «Pagar con tarjeta»: una, dos',
    'Estima la historia Pagar con tarjeta',
    'Reescribe la historia Pagar con tarjeta',
    'Prepara el próximo sprint de SECRE',
    'ayuda',
    'hola',
  ])('learns nothing by asking: %s', async (mensaje) => {
    const own = mensaje.split(/[\s:«»?]+/).filter((word) => word.length > 3);
    for (const person of [world.outsider, otto]) {
      const { mensaje: answer } = await ask(person, mensaje, { proyecto });
      const told = own.reduce((texto, word) => texto.replaceAll(word, ''), JSON.stringify(answer));
      expect(told).not.toMatch(SECRETOS);
      expect(told).not.toContain(proyecto);
      expect(answer.propuesta).toBeNull();
    }
  });
});

describe('proposals', () => {
  it('splits a story by its description', async () => {
    const { mensaje } = await ask(world.member, 'Divide la historia Pagar con tarjeta reservada');
    expect(mensaje.propuesta).toMatchObject({ tipo: 'dividir-historia', estado: 'pendiente', proyecto });
    expect(mensaje.propuesta?.cambios.map(({ cuerpo }) => cuerpo['titulo'])).toEqual([
      'Formulario de tarjeta',
      'Validar el número',
    ]);
  });

  it('creates tasks from a description, without existing ones', async () => {
    const { mensaje } = await ask(
      world.member,
      'Crea tareas para la historia «Pagar con tarjeta reservada»: cifrar enigmas, corregir el error de redondeo',
    );
    expect(mensaje.propuesta?.cambios).toEqual([
      expect.objectContaining({
        metodo: 'POST',
        ruta: '/api/tareas',
        cuerpo: expect.objectContaining({
          titulo: 'Corregir el error de redondeo',
          tipo: 'bug',
          historiaId: historia,
        }),
      }),
    ]);
  });

  it('estimates from similar stories', async () => {
    const { mensaje } = await ask(world.member, 'Estima la historia Pagar con tarjeta reservada');
    expect(mensaje.propuesta?.cambios[0]).toMatchObject({
      metodo: 'PUT',
      ruta: `/api/historias/${historia}`,
      cuerpo: { puntos: 8, version: 1 },
    });
  });

  it('uses the points that the person names', async () => {
    const { mensaje } = await ask(world.member, 'Ponle 2 puntos a la historia Pagar con tarjeta reservada');
    expect(mensaje.propuesta?.cambios[0]?.cuerpo).toEqual({ puntos: 2, version: 1 });
    const { mensaje: absurda } = await ask(
      world.member,
      'Ponle 9999 puntos a la historia Pagar con tarjeta reservada',
    );
    expect(absurda).toMatchObject({ propuesta: null, texto: expect.stringContaining('no aceptaría') });
  });

  it('rewords a story', async () => {
    const { mensaje } = await ask(
      world.member,
      'Reescribe la historia «Pagar con tarjeta reservada»: como clienta, quiero pagar en un paso para tardar menos',
    );
    expect(mensaje.propuesta?.cambios[0]?.cuerpo).toMatchObject({
      comoUsuario: 'clienta',
      quiero: 'pagar en un paso',
      para: 'tardar menos',
    });
  });

  it('drafts a sprint that fits what the team gets done', async () => {
    const libre = await world.historia(proyecto, newId(), {
      titulo: 'Historia libre',
      puntos: 5,
      orden: 'c',
    });
    const { mensaje } = await ask(world.member, 'Prepara el próximo sprint', { proyecto });
    expect(mensaje.propuesta?.cambios[0]).toMatchObject({
      metodo: 'POST',
      ruta: '/api/sprints',
      cuerpo: { nombre: 'Sprint 3', historiasSeleccionadas: [libre], proyecto },
    });
  });

  it('asks which story is meant', async () => {
    const { mensaje } = await ask(world.member, 'Divide la historia Zanahoria');
    expect(mensaje.propuesta).toBeNull();
    expect(mensaje.texto).toContain('No encuentro ninguna historia');
  });

  it('records once whether it was accepted', async () => {
    const call = world.as(world.member);
    const { mensaje, conversacionId } = await ask(
      world.member,
      'Divide la historia Pagar con tarjeta reservada',
    );
    const url = `/ia/conversaciones/${conversacionId}/propuestas/${mensaje.propuesta?._id}`;
    expect((await world.as(world.admin)('PUT', url, { estado: 'aplicada' })).status).toBe(404);
    expect((await call('PUT', url, { estado: 'pendiente' })).status).toBe(400);
    expect((await call('PUT', url, { estado: 'aplicada' })).status).toBe(200);
    expect((await call('PUT', url, { estado: 'descartada' })).status).toBe(409);
    const { body } = await call('GET', `/ia/conversaciones/${conversacionId}`);
    expect(body.conversacion.mensajes[1].propuesta.estado).toBe('aplicada');
  });
});

describe('conversations', () => {
  it('are kept, listed newest first, and deleted', async () => {
    const person = await world.service.people.person();
    const call = world.as(person);
    const first = await ask(person, 'hola');
    const second = await ask(person, '¿qué puedes hacer?');
    await ask(person, 'gracias', { conversacionId: first.conversacionId });
    const { body } = await call('GET', '/ia/conversaciones');
    expect(body.conversaciones.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
      'hola',
      '¿qué puedes hacer?',
    ]);
    const { conversacion } = (await call('GET', `/ia/conversaciones/${first.conversacionId}`)).body;
    expect(conversacion.mensajes.map(({ autor }: { autor: string }) => autor)).toEqual([
      'persona',
      'asistente',
      'persona',
      'asistente',
    ]);
    expect((await call('DELETE', `/ia/conversaciones/${second.conversacionId}`)).status).toBe(200);
    expect((await call('GET', '/ia/conversaciones')).body.conversaciones).toHaveLength(1);
    expect((await call('DELETE', `/ia/conversaciones/${second.conversacionId}`)).status).toBe(404);
  });
});

describe('route × role', () => {
  let own: string;
  beforeEach(async () => {
    own = (await ask(world.member, 'hola')).conversacionId;
  });

  it('every route names its right and its schemas', () => {
    expect(() => assertServesContracts(world.service.app, rutas)).not.toThrow();
  });

  /** Status for nobody, for another person (even a global admin), and for the owner. */
  it.each<['GET' | 'POST' | 'PUT' | 'DELETE', () => string, object | undefined, [number, number, number]]>([
    ['GET', () => '/ia/verificar', undefined, [401, 200, 200]],
    ['POST', () => '/ia/mensaje', { mensaje: 'hola' }, [401, 200, 200]],
    ['POST', () => '/ia/mensaje/flujo', { mensaje: 'hola' }, [401, 200, 200]],
    ['GET', () => '/ia/conversaciones', undefined, [401, 200, 200]],
    ['GET', () => `/ia/conversaciones/${own}`, undefined, [401, 404, 200]],
    ['PUT', () => `/ia/conversaciones/${own}/propuestas/${newId()}`, { estado: 'aplicada' }, [401, 404, 404]],
    ['DELETE', () => `/ia/conversaciones/${own}`, undefined, [401, 404, 200]],
  ])('%s %s', async (method, url, body, [nobody, other, owner]) => {
    expect((await world.as(null)(method, url(), body)).status).toBe(nobody);
    expect((await world.as(world.outsider)(method, url(), body)).status).toBe(other);
    expect((await world.as(world.admin)(method, url(), body)).status).toBe(other);
    expect((await world.as(world.member)(method, url(), body)).status).toBe(owner);
  });

  it.each([
    [{}, 'Escribe un mensaje'],
    [{ mensaje: '  ' }, 'Escribe un mensaje'],
    [{ mensaje: 7 }, 'Escribe un mensaje'],
    [{ mensaje: 'a'.repeat(4_001) }, 'El mensaje no puede superar los 4000 caracteres'],
    [{ mensaje: 'a', conversacionId: 'x' }, 'El identificador no es válido'],
    [{ mensaje: 'a', proyecto: { $ne: '' } }, 'Entrada inválida: se esperaba texto, recibido objeto'],
  ])('refuses %j', async (body, message) => {
    for (const path of ['/ia/mensaje', '/ia/mensaje/flujo']) {
      const reply = await world.as(world.member)('POST', path, body);
      expect([reply.status, reply.body.message]).toEqual([400, message]);
    }
  });

  it('does not continue somebody else’s conversation', async () => {
    const { conversacionId } = await ask(world.member, 'hola');
    for (const path of ['/ia/mensaje', '/ia/mensaje/flujo']) {
      const reply = await world.as(world.outsider)('POST', path, { mensaje: 'sigue', conversacionId });
      expect([reply.status, reply.body.message]).toEqual([404, 'La conversación no existe']);
    }
  });
});

it('streams the same answer', async () => {
  const reply = await world.as(world.member)('POST', '/ia/mensaje/flujo', {
    mensaje: '¿qué está bloqueado?',
  });
  expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  const eventos = reply.text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [evento = '', datos = ''] = block.split('\n');
      return { evento: evento.slice(7), datos: JSON.parse(datos.slice(6)) } as EventoFlujo;
    });
  expect(eventos.map(({ evento }) => evento)).toEqual(['inicio', 'texto', 'fin']);
  expect(eventos[2]?.datos).toMatchObject({ mensaje: { texto: expect.stringContaining('Probar enigmas') } });
});

it('says that the rules answer when there is no provider', async () => {
  expect((await world.as(world.member)('GET', '/ia/verificar')).body).toEqual({
    success: true,
    conectada: true,
    proveedor: 'reglas',
    modelo: null,
    motor: 'reglas',
    mensaje: 'Responden las reglas de la aplicación: no hay ningún proveedor de IA configurado.',
  });
});
