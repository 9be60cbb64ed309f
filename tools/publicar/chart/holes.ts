import { stringify } from 'yaml';

type Json = Record<string, unknown>;

/**
 * Objects with holes in them, which become expressions of a Helm template. A hole is a word that survives being written
 * as YAML; what is around it is written by the YAML library, so that it cannot be written wrongly.
 */
export class Holes {
  private readonly words = new Map<string, (indent: string) => string>();

  private hole(text: (indent: string) => string): string {
    const word = `HUECO${this.words.size}X`;
    this.words.set(word, text);
    return word;
  }

  /** A value: `{{ .Values.direccion | quote }}`. */
  value(expression: string): string {
    return this.hole(() => `{{ ${expression} }}`);
  }

  /** A value that is a list or a map. */
  tree(expression: string): string {
    return this.hole((indent) => `{{- toYaml ${expression} | nindent ${indent.length + 2} }}`);
  }

  /** A value of several lines, which are the content of a file of the chart. */
  file(name: string): string {
    return this.hole((indent) => `|\n{{ .Files.Get "files/${name}" | indent ${indent.length + 2} }}`);
  }

  /** A list with one item for each of a list of values, of which `item` writes each in YAML, from `{{ . }}`. */
  each(expression: string, item: string): string {
    return this.hole(
      (indent) => `\n${indent}{{- range ${expression} }}\n${indent}- ${item}\n${indent}{{- end }}`,
    );
  }

  /** A key of a map with which further keys come, if there are any. */
  moreKeys(expression: string): string {
    return this.hole(
      (indent) => `{{- with ${expression} }}{{- toYaml . | nindent ${indent.length} }}{{- end }}`,
    );
  }

  /** The object as a template; with `condition`, only if that holds. */
  write(object: Json, condition?: string): string {
    // Helm reads YAML 1.1, where a bare `off` is false.
    const yaml = stringify(object, { lineWidth: 0, version: '1.1' });
    if (yaml.includes('{{'))
      throw new Error(`${String(object['kind'])}: has braces of its own, which Helm would read`);
    const text = yaml
      .replace(
        /^( *)(HUECO\d+X): null\n/gm,
        (_all, indent: string, word: string) => `${indent}${this.words.get(word)!(indent)}\n`,
      )
      .replace(/^( *)(.*?)(HUECO\d+X)/gm, (_all, indent: string, before: string, word: string) => {
        const filled = this.words.get(word)!(indent);
        return `${indent}${filled.startsWith('\n') ? before.trimEnd() : before}${filled}`;
      });
    return condition ? `{{- if ${condition} }}\n---\n${text}{{- end }}\n` : `---\n${text}`;
  }
}
