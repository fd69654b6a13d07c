import type { Running } from './child.ts'

/** Processes that are stopped together. */
export interface Group {
  add(running: Running): void
  /** Resolves with the first process that ends by itself. */
  firstToEnd(): Promise<Running>
  /** Stops all of them, and waits until they have ended. */
  stop(): Promise<void>
}

/** Starts a group. When `fill` throws, stops the processes that it added and throws the same error. */
export async function startGroup(fill: (members: Group) => Promise<void>): Promise<Group> {
  const running: Running[] = []
  const members: Group = {
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
