import type { Pendiente } from './pendiente';

const isWaitingFor = (elemento: string, accion: Pendiente['accion']) => (each: Pendiente) =>
  each.elemento === elemento && each.accion === accion && each.estado === 'espera';

/** Of one thing in a list, and of nothing else in it. */
const isDeUno = (accion: Pendiente['accion']) => accion === 'criterio' || accion === 'marca';

const without = <K extends string>(body: Record<string, unknown>, key: K) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));

const bothVisto = (a: Pendiente, b: Pendiente): Pick<Pendiente, 'visto'> =>
  (a.visto ?? b.visto) ? { visto: { ...a.visto, ...b.visto } } : {};

/**
 * Adds a change to the list. A second change of the same thing is merged into the first: sent on its own it would
 * carry a version that the first one has made stale.
 */
export const withPendiente = (all: readonly Pendiente[], nuevo: Pendiente): Pendiente[] => {
  const { elemento, accion, body, titulo } = nuevo;
  const replace = (found: Pendiente, over: Partial<Pendiente>) =>
    all.map((each) => (each === found ? { ...each, titulo, ...over } : each));

  if (accion === 'mover')
    return [
      ...all.filter((each) => each.path !== nuevo.path || !isWaitingFor(elemento, 'mover')(each)),
      nuevo,
    ];
  if (isDeUno(accion)) {
    // Ticked and ticked again, it is sent once; a new one and one that goes are sent in their order.
    const again = all.find(
      (each) =>
        each.method === 'PUT' &&
        nuevo.method === 'PUT' &&
        each.path === nuevo.path &&
        isWaitingFor(elemento, accion)(each),
    );
    return again
      ? replace(again, { body: { ...again.body, ...body }, ...bothVisto(again, nuevo) })
      : [...all, nuevo];
  }
  // What is deleted needs no change before.
  if (accion === 'eliminar')
    return [...all.filter((each) => each.intentado || !isWaitingFor(elemento, 'editar')(each)), nuevo];
  if (accion === 'desenlazar') {
    const others = all.filter((each) => !isWaitingFor(elemento, 'enlazar')(each));
    return others.length < all.length ? others : [...all, nuevo];
  }
  if (accion === 'enlazar') {
    const others = all.filter((each) => each.intentado || !isWaitingFor(elemento, 'desenlazar')(each));
    return others.length < all.length ? others : [...all, nuevo];
  }
  if (accion === 'crear') return [...all, nuevo];

  // What a template makes takes nothing but a title and a place: an edit of it is sent behind.
  const made = all.find((each) => isWaitingFor(elemento, 'crear')(each) && !each.path.endsWith('/usar'));
  if (made)
    return replace(made, {
      body: { ...made.body, ...without(body, 'version') },
      ...bothVisto(made, nuevo),
    });
  const edited = all.find(isWaitingFor(elemento, 'editar'));
  if (!edited) return [...all, nuevo];
  return replace(edited, {
    body: { ...edited.body, ...body, version: edited.body['version'] },
    previo: { ...nuevo.previo, ...edited.previo },
    ...bothVisto(edited, nuevo),
  });
};

/** Read from storage again, a list is never the same object. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What remains to be sent of a change that was edited again while it was being sent; undefined: nothing. */
export const restOf = (sent: Pendiente, now: Pendiente): Partial<Pendiente> | undefined => {
  const campos = Object.keys(now.body).filter(
    (campo) => campo !== 'version' && !isSame(now.body[campo], sent.body[campo]),
  );
  if (campos.length === 0) return undefined;
  const pick = (body: Record<string, unknown>) =>
    Object.fromEntries(campos.map((campo) => [campo, body[campo]]));
  // Labels and templates are made at the address of their project, and changed at their own.
  const path =
    sent.accion === 'crear' ? `${sent.path.replace(/\/proyecto\/\w+$/, '')}/${sent.elemento}` : sent.path;
  const accion = isDeUno(sent.accion) ? sent.accion : 'editar';
  return { accion, method: 'PUT', path, body: pick(now.body), previo: pick(sent.body) };
};
