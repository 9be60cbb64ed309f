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
