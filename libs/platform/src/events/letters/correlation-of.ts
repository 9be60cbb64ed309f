/** Of a message that may be anything: that is often why nobody could handle it. */
export function correlationOf(cuerpo: string): string | undefined {
  try {
    const { correlacion } = JSON.parse(cuerpo) as { correlacion?: unknown };
    return typeof correlacion === 'string' ? correlacion : undefined;
  } catch {
    return undefined;
  }
}
