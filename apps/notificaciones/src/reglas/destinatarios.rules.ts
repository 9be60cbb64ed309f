/** Everybody concerned but the one who did it: nobody is told of their own action. */
export const withoutActor = (personas: readonly string[], actor: string | null): string[] => [
  ...new Set(personas.filter((persona) => persona !== actor)),
];
