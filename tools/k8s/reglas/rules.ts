import { callRules } from './call-rules.ts';
import { jobRules } from './job-rules.ts';
import { networkRules } from './network-rules.ts';
import { ingressRules, objectRules } from './object-rules.ts';
import { podRules } from './pod-rules.ts';
import type { Rule } from './rule.ts';

/** Our own rules, beyond what the API server checks. Each has a manifest in bad-manifests.ts that it must reject. */
export const rules: Rule[] = [
  ...podRules,
  ...objectRules,
  ...networkRules,
  ...callRules,
  ...ingressRules,
  ...jobRules,
];
