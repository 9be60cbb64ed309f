import { StatementSync, type SQLInputValue } from 'node:sqlite';

let left = Number(process.env['DOOM_STEP']);
const { run } = StatementSync.prototype;

Object.assign(StatementSync.prototype, {
  run(this: StatementSync, ...values: SQLInputValue[]) {
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
    return run.apply(this, values as never);
  },
});
