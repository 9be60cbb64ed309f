// Runs before the first paint; the content policy forbids it inline.

// So that a dark choice never flashes white.
(() => {
  let tema = 'sistema';
  try {
    tema = localStorage.getItem('tema') || tema;
  } catch {
    // Storage may be blocked; the system's theme is a fine answer then.
  }
  const dark = tema === 'oscuro' || (tema !== 'claro' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();

// So that the page of `index.html`, where the application has not replaced it yet, shows at once when a script fails, and
// not only after a while.
addEventListener(
  'error',
  ({ target }) => {
    if (target === window || target instanceof HTMLScriptElement)
      document.documentElement.dataset.arranque = 'fallido';
  },
  true,
);
