/** A failure that a person can mend: the message says what happened and what to do. */
export class StackError extends Error {
  override name = 'StackError'
}

const CAUSES: [RegExp, string][] = [
  [/ENOSPC|no space left|SQLITE_FULL/i, 'The disk is full. Free at least 1 GB and try again.'],
  [/EADDRINUSE/, 'A port is already taken. Stop the other program, or choose other ports.'],
  [/EACCES|EPERM/, 'A folder of the project cannot be written. Check its owner and permissions.'],
  [/heap out of memory|ENOMEM/i, 'The machine ran out of memory. Close other programs, try again.'],
]

/** What a failed process's output means for the person in front of it; null when nothing is known. */
export function explain(output: string): string | null {
  return CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? null
}
