import { readdirSync, readFileSync } from 'node:fs'

/** The id of a process's parent; 0 when the process has ended. */
function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/** The ids of a process and all its descendants. Linux only. */
export function processTree(root: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const below = (pid: number): number[] => [
    pid,
    ...all.filter((other) => parentOf(other) === pid).flatMap(below),
  ]
  return below(root)
}

/**
 * Megabytes that processes use together. Memory that they share counts once (PSS). Linux only.
 * @see https://docs.kernel.org/filesystems/proc.html
 */
export function megabytes(pids: number[]): number {
  const kilobytes = pids.map((pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(rollup.match(/^Pss:\s+(\d+)/m)?.[1] ?? 0)
  })
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}
