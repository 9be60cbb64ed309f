/** What ClickUp writes in one cell: a list of objects, each as its texts; null: the cell is something else. */
export function objectsIn(cell: string): Record<string, string>[] | null {
  if (!/^\s*\[\s*\{/.test(cell)) return null;
  try {
    const list = JSON.parse(cell) as unknown[];
    return list.map((one) =>
      Object.fromEntries(
        Object.entries(one as object).flatMap(([name, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
        ),
      ),
    );
  } catch {
    return null;
  }
}

/** What ClickUp writes of checklists: the points of each by its name; null: the cell is something else. */
export function checklistsIn(cell: string): [nombre: string, puntos: string[]][] | null {
  if (!/^\s*\{\s*"/.test(cell)) return null;
  try {
    return Object.entries(JSON.parse(cell) as object).map(([nombre, puntos]) => [
      nombre,
      (Array.isArray(puntos) ? puntos : [puntos]).map(pointOf).filter(Boolean),
    ]);
  } catch {
    return null;
  }
}

function pointOf(point: unknown): string {
  if (typeof point !== 'object' || point === null) return String(point as string);
  const { name, title, text } = point as Record<string, unknown>;
  const said = [name, title, text].find((one) => typeof one === 'string');
  return typeof said === 'string' ? said : JSON.stringify(point);
}
