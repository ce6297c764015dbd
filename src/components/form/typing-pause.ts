const typingPauseMilliseconds = 400;

/** Runs a task after a pause in typing. Each key press restarts the pause. */
export function createTypingPause() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  function restart(task: () => void): void {
    stop();
    timer = setTimeout(task, typingPauseMilliseconds);
  }
  return { restart, stop };
}
