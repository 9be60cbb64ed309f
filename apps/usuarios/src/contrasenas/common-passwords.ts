/** Ordered by how often each was found in leaked collections. */
const MAX_COMMON = 10_000;

let common: Promise<ReadonlySet<string>> | null = null;

const load = async (): Promise<ReadonlySet<string>> => {
  // Imported here, so that a start without new passwords does not pay for the list.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MAX_COMMON).map(String));
};

/** Whether it is among those that every guesser tries first, in upper or lower case. */
export async function isCommon(contrasena: string): Promise<boolean> {
  common ??= load();
  return (await common).has(contrasena.normalize('NFC').toLowerCase());
}
