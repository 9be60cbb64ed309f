import { writeFileSync } from 'node:fs';
import { prometheusRule, RULE_PATH } from './prometheus-rule.ts';

/** After a change of the alert rules: `node tools/k8s/write-prometheus-rule.ts`. */
writeFileSync(RULE_PATH, prometheusRule());
