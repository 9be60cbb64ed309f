const DAY_MS = 86_400_000;

/** Milliseconds until it is this time of the day (`03:00`, in UTC) the next time. */
export function untilTime(time: string, now = Date.now()): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!hours) throw new Error(`«${time}» no es una hora del día, como 03:00`);
  const today = now - (now % DAY_MS) + (Number(hours) * 60 + Number(minutes)) * 60_000;
  return today > now ? today - now : today + DAY_MS - now;
}
