export interface Ranked {
  _id: string;
  orden: string;
}

/** Ranks are compared byte by byte, not by language; the id decides between equal ones, so all screens agree. */
export const byOrden = (a: Ranked, b: Ranked): number => {
  if (a.orden !== b.orden) return a.orden < b.orden ? -1 : 1;
  return a._id < b._id ? -1 : 1;
};
