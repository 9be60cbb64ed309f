const HOUR_MS = 3_600_000;
const MORNING = 9;
const MONDAY = 1;

/** How long a notification is put off. */
export const PLAZOS = ['hora', 'manana', 'lunes'] as const;
export type Plazo = (typeof PLAZOS)[number];

const morningIn = (now: number, days: number): Date => {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  day.setHours(MORNING, 0, 0, 0);
  return day;
};

/** When it comes back: in the person's own time zone. */
export const hastaDe = (plazo: Plazo, now: number): string => {
  if (plazo === 'hora') return new Date(now + HOUR_MS).toISOString();
  if (plazo === 'manana') return morningIn(now, 1).toISOString();
  const days = (MONDAY - new Date(now).getDay() + 7) % 7 || 7;
  return morningIn(now, days).toISOString();
};
