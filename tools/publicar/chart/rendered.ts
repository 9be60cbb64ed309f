import { mustFind } from '../../patterns/must-find.ts';
import { ofKind, parseObjects, type KubeObject } from '../../k8s/objetos/objects.ts';
import { render } from '../../k8s/objetos/render.ts';

const FOLDER = 'k8s/overlays/production';
const MONITORING = 'k8s/components/vigilancia';

/** The manifests that the chart is made of. */
export interface Rendered {
  /** What keeps running. */
  lasting: KubeObject[];
  /** What runs once. */
  jobs: KubeObject[];
  /** Files that ConfigMaps hold as they are: their names in the chart, and where they are. */
  files: Map<string, string>;
}

/** In kustomize's own alphabet, which spells no word. */
const HASHED = /\b(pmp-[a-z-]+)-[24-9bcdfghkmt]{10}\b/g;

/** Names without the hash of their content, by which kustomize tells pods that it has changed. */
export const withoutHashes = (text: string): string => text.replace(HASHED, '$1');

const plain = (object: KubeObject): KubeObject =>
  JSON.parse(withoutHashes(JSON.stringify(object))) as KubeObject;

/** The production overlay, but for the namespace, which Helm makes. */
export function objectsIn(): Rendered {
  const yaml = render(FOLDER);
  mustFind(FOLDER, yaml, HASHED);
  const lasting = parseObjects(yaml).map(plain);
  return {
    lasting: lasting.filter(({ kind }) => kind !== 'Namespace'),
    jobs: parseObjects(render(`${FOLDER}/trabajos`)).map(plain),
    files: new Map([
      ['reglas.yaml', `${MONITORING}/reglas.yaml`],
      ['pmp.json', `${MONITORING}/tablero.json`],
    ]),
  };
}

/** The ConfigMaps whose values an installation may change, by their names without `pmp-`. */
export const configurationOf = ({ lasting, files }: Rendered): Map<string, Record<string, string>> =>
  new Map(
    ofKind(lasting, 'ConfigMap')
      .filter(({ data = {} }) => !Object.keys(data).some((key) => files.has(key)))
      .map(({ metadata, data = {} }) => [metadata.name.replace('pmp-', ''), data]),
  );
