// Runs before anything is painted, in every browser there is: hence its old spelling.
(function () {
  var root = document.documentElement;
  var canRun =
    'noModule' in document.createElement('script') && 'structuredClone' in window && 'withResolvers' in Promise;
  if (!canRun && location.pathname !== '/browser-not-supported.html') {
    location.replace('/browser-not-supported.html');
    return;
  }
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
  } catch (ignored) {
    root.setAttribute('data-storage', String(ignored));
  }
})();
