import { readFileSync } from 'node:fs';

const RULES = 'k8s/components/vigilancia/reglas.yaml';
export const RULE_PATH = 'k8s/components/vigilancia-con-operador/reglas.yaml';

const HEADER = `# Made from ../vigilancia/reglas.yaml by tools/k8s/write-prometheus-rule.ts, as kustomize puts no file into an object.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: pmp
spec:
`;

/** The alert rules as Prometheus's operator reads them. */
export const prometheusRule = (): string =>
  HEADER +
  readFileSync(RULES, 'utf8')
    .replace(/^#.*\n/, '')
    .replaceAll(/^(?=.)/gm, '  ');
