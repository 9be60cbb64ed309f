// Runs before the first paint, so that a dark choice never flashes white; the content policy forbids it inline.
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
