interface Definition {
  error?: (issue: object) => string | { message: string } | undefined;
}

const definitionOf = (value: unknown): Definition | undefined =>
  (value as { _zod?: { def?: Definition } } | null)?._zod?.def;

/** Messages may depend on what was sent: nothing, or something of the wrong kind. */
const INPUTS = [undefined, null, '', 'x', 0, {}];

const said = ({ error }: Definition): string[] =>
  INPUTS.flatMap((input) => {
    const message = error?.({ code: 'custom', input });
    return (typeof message === 'string' ? message : message?.message) ?? [];
  });

/** Every message that the zod schemas among these values, and those within them, have of their own. */
export const messagesIn = (values: object): string[] => {
  const messages = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const definition = definitionOf(value);
    if (definition) said(definition).forEach((message) => messages.add(message));
    Object.values(definition ?? value).forEach(visit);
  };
  visit(values);
  return [...messages];
};
