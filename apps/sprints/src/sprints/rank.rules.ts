interface Ranked {
  orden: string;
  _id: string;
}

export const byRank = (a: Ranked, b: Ranked): number =>
  a.orden < b.orden || (a.orden === b.orden && a._id < b._id) ? -1 : 1;
