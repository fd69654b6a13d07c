import type { Running } from './child.ts'

/** Processes that live and end together. */
export interface Group {
  processes: readonly Running[]
  add(running: Running): void
  /** Resolves with the first process that ends by itself. */
  firstToEnd(): Promise<Running>
  /** Stops them all, the last started first in line. */
  stop(): Promise<void>
}

/** Fills a group; when `fill` fails, whatever it started is stopped before the error is passed on. */
export async function group(fill: (members: Group) => Promise<void>): Promise<Group> {
  const running: Running[] = []
  const members: Group = {
    processes: running,
    add: (process) => running.push(process),
    firstToEnd: () => Promise.race(running.map((one) => one.ended.then(() => one))),
    stop: async () => {
      await Promise.all(running.toReversed().map((one) => one.stop()))
    },
  }
  try {
    await fill(members)
    return members
  } catch (error) {
    await members.stop()
    throw error
  }
}
