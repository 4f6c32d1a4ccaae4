// Keeps the display awake while a game is on. Browsers allow it on https pages only; elsewhere it does nothing.

/** Keep the display awake; returns a function that ends it. */
export function stayAwake() {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let hasEnded = false;
  const hold = async () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (hasEnded) await held.release();
      else lock = held;
    } catch {
      // a device that saves its battery refuses
    }
  };
  document.addEventListener("visibilitychange", hold); // a page in the background loses its lock
  void hold();
  return () => {
    hasEnded = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
