// Ends this process when its parent process has ended, also when the parent was killed and could not
// stop its children. Loaded before a program: `node --import …/endWithParent.mjs program`. Processes that
// the program forks inherit the flag, so each process of a tree watches its own parent.
// This is plain JavaScript because bin/bootstrap.mjs loads it on Node 20. Its timers do not keep the
// process alive.
import { isMainThread } from 'node:worker_threads'

const INTERVAL_MS = 250
/** The time that a process may take to end after SIGTERM before it is ended at once. */
const GRACE_MS = 10_000

const parent = process.ppid

if (isMainThread) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  }, INTERVAL_MS)
  watch.unref()
}
