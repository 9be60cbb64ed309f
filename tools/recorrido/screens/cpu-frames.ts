import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds: as the clock on the wall has it, and of the processor's time. */
  dur: number;
  tdur?: number;
}

/**
 * What each frame cost the page's thread while `act` ran, in milliseconds of the processor's time: on a busy machine
 * the clock on the wall tells of the others.
 */
export async function cpuFrames(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const path = join(tmpdir(), `pmp-frames-${process.pid}.json`);
  await browser.startTracing(page, { path, categories: ['toplevel', 'devtools.timeline'] });
  await act();
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(await readFile(path, 'utf8')) as { traceEvents: TraceEvent[] };
  await rm(path);
  return costsOf(traceEvents);
}

/** The thread that draws the page: the one with the most frames. */
function drawingThread(events: TraceEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { name, pid, tid } of events)
    if (name === 'FireAnimationFrame') counts.set(`${pid}:${tid}`, (counts.get(`${pid}:${tid}`) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function costsOf(events: TraceEvent[]): number[] {
  const thread = drawingThread(events);
  const own = events.filter(({ pid, tid }) => `${pid}:${tid}` === thread).sort((a, b) => a.ts - b.ts);
  let end = 0;
  // A task within a task is part of its cost.
  const tasks = own.filter(({ name, ph, ts, dur, tdur }) => {
    if (!name.includes('RunTask') || ph !== 'X' || tdur === undefined || ts < end) return false;
    end = ts + dur;
    return true;
  });
  const begins = own
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ ts }) => tasks.findLast((task) => task.ts <= ts)?.ts ?? ts);
  return begins.map((begin, frame) => {
    const next = begins[frame + 1] ?? Infinity;
    const cost = tasks.reduce((sum, { ts, tdur = 0 }) => (ts >= begin && ts < next ? sum + tdur : sum), 0);
    return cost / 1000;
  });
}
