// The service worker: the page begins at once, also without a line. A new version takes over only where a page begins,
// before it has shown anything, and every other open page begins again with it: nobody runs half of each.

const PATIENCE = 1500;

/** Let a newer version take over, if one is ready. The page begins again then; this promise is for the case that it does not. */
export async function newestVersion() {
  const workers = navigator.serviceWorker;
  if (!workers?.controller) return;
  workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  const waiting = (await workers.getRegistration())?.waiting;
  if (!waiting) return;
  waiting.postMessage("take over");
  await new Promise((done) => setTimeout(done, PATIENCE));
}

/** Where there are none, or none may be, the page works without. */
export function keepShell() {
  navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}
