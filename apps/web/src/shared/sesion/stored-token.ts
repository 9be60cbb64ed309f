export const TOKEN = 'token';

/** A session of this tab only (without 'Recordarme') wins over the one that lasts. */
export const storageInUse = (): Storage => (sessionStorage.getItem(TOKEN) ? sessionStorage : localStorage);

export const storedToken = (): string | null => storageInUse().getItem(TOKEN);

/** A session cookie that says some tab has a session of its own; a new tab then waits until it is handed on. */
const MARK = 'sesion_en_pestana';

export const isMarked = () => document.cookie.includes(`${MARK}=1`);

export const mark = (present: boolean) => {
  document.cookie = `${MARK}=${present ? '1' : ''}; path=/; samesite=strict${present ? '' : '; max-age=0'}`;
};
