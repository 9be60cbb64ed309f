import { findViolations } from './cruise.ts';

const violations = await findViolations(process.cwd());
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`);
if (violations.length) process.exit(1);
console.log('Fronteras respetadas.');
