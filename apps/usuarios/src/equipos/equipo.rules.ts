import type { MiembroPedido, RolEquipo } from '@pmp/contracts/usuarios';

export interface Miembro {
  /** Hex id of the person. */
  usuario: string;
  rol: RolEquipo;
}

/** The members that a request asks for. A person sent without a role keeps theirs; a new one becomes `miembro`. */
export const resolveMiembros = (
  actuales: readonly Miembro[],
  pedidos: readonly MiembroPedido[],
): Miembro[] => {
  const roles = new Map<string, RolEquipo>(actuales.map(({ usuario, rol }) => [usuario, rol]));
  const resultado = new Map<string, RolEquipo>();
  for (const { usuario, rol } of pedidos) resultado.set(usuario, rol ?? roles.get(usuario) ?? 'miembro');
  return [...resultado].map(([usuario, rol]) => ({ usuario, rol }));
};

/** Whoever creates a team is its admin, whether or not the request lists them. */
export const withCreator = (miembros: readonly Miembro[], creador: string): Miembro[] => [
  { usuario: creador, rol: 'admin' },
  ...miembros.filter(({ usuario }) => usuario !== creador),
];

/** If that was the last admin, whoever has been in the team longest takes over, so that somebody can. */
export const withoutMiembro = (miembros: readonly Miembro[], usuario: string): Miembro[] => {
  const [first, ...rest] = miembros.filter((miembro) => miembro.usuario !== usuario);
  if (!first || hasAdmin([first, ...rest])) return first ? [first, ...rest] : [];
  return [{ ...first, rol: 'admin' }, ...rest];
};

export const hasAdmin = (miembros: readonly Miembro[]): boolean =>
  miembros.some(({ rol }) => rol === 'admin');

export interface MiembrosDiff {
  anadidos: Miembro[];
  retirados: Miembro[];
  /** Members with a new role. */
  cambiados: Miembro[];
}

export const diffMiembros = (antes: readonly Miembro[], despues: readonly Miembro[]): MiembrosDiff => {
  const previos = new Map(antes.map((m) => [m.usuario, m.rol]));
  const quedan = new Set(despues.map((m) => m.usuario));
  return {
    anadidos: despues.filter((m) => !previos.has(m.usuario)),
    retirados: antes.filter((m) => !quedan.has(m.usuario)),
    cambiados: despues.filter((m) => previos.has(m.usuario) && previos.get(m.usuario) !== m.rol),
  };
};
