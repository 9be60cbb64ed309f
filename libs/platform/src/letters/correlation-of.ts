/** The correlation id in the body of a message. The body may be anything, which is often why nobody could handle it. */
export function correlationOf(cuerpo: string): string | undefined {
  try {
    const { correlacion } = JSON.parse(cuerpo) as { correlacion?: unknown };
    return typeof correlacion === 'string' ? correlacion : undefined;
  } catch {
    return undefined;
  }
}
