/** A failure that the person who runs the command can fix. The message says what happened and what to do. */
export class StackError extends Error {
  override name = 'StackError'
}

const CAUSES: [RegExp, string][] = [
  [/ENOSPC|no space left|SQLITE_FULL/i, 'The disk is full. Free at least 1 GB and try again.'],
  [
    /in use by another Lake/,
    "A Lake with this checkout's content runs already, on another port. Stop it, or, for a command beside it, set LAKE_PORT to its port.",
  ],
  [/EADDRINUSE/, 'A port is already taken. Stop the other program, or choose other ports.'],
  [/EACCES|EPERM/, 'A folder of the project cannot be written. Check its owner and permissions.'],
  [/heap out of memory|ENOMEM/i, 'The machine ran out of memory. Close other programs, try again.'],
]

/** The cause of a failure and its remedy, from a process's output; null when the cause is not a known one. */
export function explain(output: string): string | null {
  return CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? null
}
