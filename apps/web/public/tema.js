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

// The first second shows that the application is loading, counted from the beginning of the visit and not from when a
// slow network has brought this file. After it, whoever has a session sees the outline of the screen until it is there.
(() => {
  const { dataset } = document.documentElement;
  setTimeout(() => (dataset.presentada = ''), Math.max(0, 1000 - performance.now()));
  try {
    const idioma = localStorage.getItem('idioma');
    if (idioma) document.documentElement.lang = idioma;
    const [, lugar] = location.pathname.split('/');
    const publica = ['login', 'register', 'recuperar', 'restablecer', 'confirmar-correo'].includes(lugar);
    if (publica || !(sessionStorage.getItem('token') || localStorage.getItem('token'))) return;
    dataset.armazon = lugar;
    const plegada = localStorage.getItem('plegado:barra') ?? String(matchMedia('(width < 64rem)').matches);
    if (plegada === 'true') dataset.barra = 'plegada';
  } catch {
    // Without storage there is no session either.
  }
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
