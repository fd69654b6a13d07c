import { type Command, type Running, start } from './child.ts'

const END_WITH_PARENT = new URL('./endWithParent.ts', import.meta.url).href

type Server = Omit<Command, 'run' | 'channel'> & {
  /** A script of Node's and its arguments. */
  serve: [string, ...string[]]
}

/** Starts a process that serves until it is stopped. It ends with this one, even when this one is killed. */
export function startServer({ serve, ...command }: Server): Running {
  return start({ ...command, run: ['node', '--import', END_WITH_PARENT, ...serve], channel: true })
}
