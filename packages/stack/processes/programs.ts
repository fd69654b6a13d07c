import { join } from 'node:path'
import { TOP } from '../config.ts'

/** A tool of this project, or Node itself. */
type Program = 'node' | 'biome' | 'next' | 'playwright' | 'sanity' | 'tsc' | 'vitest'

/** A program and its arguments. */
export type Call = [Program, ...string[]]

/** The arguments with which Node runs a program. The Node that a tool itself would look for may be too old. */
export function nodeArguments([program, ...args]: Call): string[] {
  return program === 'node' ? args : [join(TOP, 'node_modules/.bin', program), ...args]
}

/** The arguments of a linter: the paths among them, or else the whole checkout. */
export function orEverything(args: string[]): string[] {
  return args.some((arg) => !arg.startsWith('-')) ? args : [...args, '.']
}
