import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What Jest itself leaves on the global object for the test file that runs: the next one would report to both. */
const OF_JEST = /^(JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|RETRY_\w+)$/;

/** What a tested service forks is a source too: Node reads it with our aliases, as it does our commands. */
const SOURCES = new URL('../paquete/register.ts', import.meta.url).href;
if (!process.execArgv.includes(SOURCES)) process.execArgv.push('--import', SOURCES);

/**
 * Tests run in the context of their worker, as a service runs in that of its process; see runtime.mjs. What a file
 * changes in the process is put back when it ends.
 */
export default class WorkerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #hookTimeout;
  #env = { ...process.env };
  #exit = process.exit;
  #console = globalThis.console;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.#hookTimeout = projectConfig.testEnvironmentOptions.hookTimeout;
  }

  async setup() {}

  /** Jest has one limit for tests and hooks; a hook that starts a service is given longer than a test. */
  handleTestEvent({ name, timeout }, { currentDescribeBlock }) {
    if (name === 'add_hook' && timeout === undefined)
      currentDescribeBlock.hooks.at(-1).timeout = this.#hookTimeout;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
    globalThis.console = this.#console;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (OF_JEST.test(symbol.description)) delete globalThis[symbol];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
