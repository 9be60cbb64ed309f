import { CODIGO_OF_KIND, type ErrorKind, STATUS_OF_KIND } from '@pmp/contracts/common';
import { rutaOfCall } from './ruta-of-call';
import { stubGlobal } from './stub-global';

export interface FakeCall {
  route: string;
  // Bodies are whatever the form sent; tests read single fields of them.
  body: Record<string, unknown>;
  authorization: string | null;
  correlacion: string | null;
}

type Reply = { status: number; body: unknown } | { stream: BodyInit } | 'network failure' | 'captive portal';
type Answer = Reply | ((call: FakeCall) => Reply | Promise<Reply>);

export const ok = (payload: object, status = 200): Reply => ({ status, body: { success: true, ...payload } });

/** A reply that arrives piece by piece, and is cut when the page aborts. */
export const streams = (stream: BodyInit): Reply => ({ stream });

export const fails = (
  kind: ErrorKind,
  message: string,
  errores?: { campo: string; message: string }[],
): Reply => ({
  status: STATUS_OF_KIND[kind],
  body: { success: false, message, codigo: CODIGO_OF_KIND[kind], errores, requestId: 'peticion' },
});

const streamed = (stream: BodyInit, signal: AbortSignal | null | undefined): Response => {
  const { body } = new Response(stream);
  return new Response(signal && body ? body.pipeThrough(new TransformStream(), { signal }) : body);
};

/** What a network shows that wants its terms accepted first: a page, with a status as if all were well. */
const portal = () =>
  new Response('<!doctype html><p>Bienvenido a la red', {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

const said = (answer: Answer, call: FakeCall): Reply | Promise<Reply> =>
  typeof answer === 'function' ? answer(call) : answer;

const SINGULAR: Record<string, string> = { epicas: 'epica', historias: 'historia', tareas: 'tarea' };

/** What a list that a test gives holds is also there by itself. */
const unoDe = async (answers: Record<string, Answer>, call: FakeCall): Promise<Reply | undefined> => {
  const [, coleccion = '', id] = /^GET \/api\/(\w+)\/([0-9a-f]{24})$/.exec(call.route) ?? [];
  const lista = new RegExp(`^GET /api/${coleccion}/proyecto/[0-9a-f]{24}(\\?|$)`);
  if (!(coleccion in SINGULAR)) return undefined;
  for (const route of Object.keys(answers).filter((each) => lista.test(each))) {
    const reply = await said(answers[route]!, call);
    const all =
      typeof reply === 'object' && 'body' in reply ? (reply.body as Record<string, unknown>)[coleccion] : [];
    const uno = ((all ?? []) as { _id: string }[]).find(({ _id }) => _id === id);
    if (uno) return ok({ [SINGULAR[coleccion]!]: uno });
  }
  return undefined;
};

/** Answers the routes a test names (`'GET /api/proyectos'`); every other one is a 404 of the API, or as told. */
export const fakeApi = (
  initial: Record<string, Answer>,
  otherwise: Answer = fails('missing', 'La ruta no existe'),
) => {
  const answers = { ...initial };
  const calls: FakeCall[] = [];
  const fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const route = `${init.method} ${path}`;
    const call: FakeCall = {
      route,
      body: init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {},
      authorization: new Headers(init.headers).get('authorization'),
      correlacion: new Headers(init.headers).get('x-correlation-id'),
    };
    calls.push(call);
    // What the server would refuse is a fault of the page, and what it would never answer, of the test.
    const ruta = rutaOfCall(route);
    ruta?.query?.parse(Object.fromEntries(new URL(path, 'http://pmp').searchParams));
    if (init.body) ruta?.body?.parse(call.body);
    // A list that a test gives whole is also its own first page, and what some stories have of it.
    const isFirst = !/[?&](?:q|cursor)=/.test(route);
    const whole = isFirst
      ? answers[route.replace(/\?(?:(?:\w+=\w+&)*limite=\d+|historias=[^&]+)$/, '')]
      : undefined;
    const reply = await said(answers[route] ?? whole ?? (await unoDe(answers, call)) ?? otherwise, call);
    if (reply === 'network failure') throw new TypeError('Failed to fetch');
    if (reply === 'captive portal') return portal();
    if ('stream' in reply) return streamed(reply.stream, init.signal);
    if (
      reply.status < 300 &&
      (reply.body as { success?: boolean }).success &&
      typeof ruta?.reply === 'object'
    )
      ruta.reply.parse(reply.body);
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  };
  stubGlobal('fetch', fetch);
  return {
    calls,
    callsTo: (route: string) => calls.filter((call) => call.route === route),
    answer: (route: string, answer: Answer) => {
      answers[route] = answer;
    },
  };
};
