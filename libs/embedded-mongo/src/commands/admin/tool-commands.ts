import { arch, cpus, hostname, release, totalmem, type } from 'node:os';
import { MongoError } from '../../errors.ts';
import { isDoc, newDoc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { COMMON_FIELDS } from '../request/known-fields.ts';
import { SERVER_VERSION } from './diagnostics.ts';
import type { CommandContext } from '../request/context.ts';

/** What mongosh and Compass ask when they connect. */
const PARAMETERS: Record<string, unknown> = {
  featureCompatibilityVersion: { version: SERVER_VERSION.split('.').slice(0, 2).join('.') },
};

export function getParameter({ command }: CommandContext): Reply {
  if (command['getParameter'] === '*') return { ...PARAMETERS, ok: 1 };
  const wanted = Object.keys(command).filter(
    (name) => name !== 'getParameter' && !COMMON_FIELDS.includes(name),
  );
  const known = wanted.filter((name) => name in PARAMETERS);
  if (known.length === 0) throw new MongoError(72, 'InvalidOptions', 'no option found to get');
  return { ...Object.fromEntries(known.map((name) => [name, PARAMETERS[name]])), ok: 1 };
}

/** This server writes its log to its standard error only. */
export function getLog({ command }: CommandContext): Reply {
  if (command['getLog'] === '*') return { names: ['global', 'startupWarnings'], ok: 1 };
  return { totalLinesWritten: 0, log: [], ok: 1 };
}

export function getCmdLineOpts(): Reply {
  return { argv: [], parsed: {}, ok: 1 };
}

export function hostInfo(): Reply {
  const system = {
    currentTime: new Date(),
    hostname: hostname(),
    cpuAddrSize: 64,
    memSizeMB: Math.round(totalmem() / 1048576),
    numCores: cpus().length,
    cpuArch: arch(),
    numaEnabled: false,
  };
  return { system, os: { type: type(), name: type(), version: release() }, extra: {}, ok: 1 };
}

export function configureFailPoint({ services, command }: CommandContext): Reply {
  const data = isDoc(command['data']) ? command['data'] : newDoc();
  services.failPoint.configure(command['configureFailPoint'], command['mode'], data);
  return { ok: 1 };
}
