import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { StackError } from '../errors.ts'

/** The package that contains each tool. */
const PACKAGES = {
  biome: '@biomejs/biome',
  next: 'next',
  playwright: '@playwright/test',
  sanity: '@sanity/cli',
  tsc: 'typescript',
  vitest: 'vitest',
} as const

type Tool = keyof typeof PACKAGES

/** A tool of this project, or Node itself. */
type Program = 'node' | Tool

/** A program and its arguments. */
export type Call = [Program, ...string[]]

const packageSchema = z.object({ bin: z.record(z.string(), z.string()) })

/**
 * The script behind a tool's command. Node runs a script on every platform; the commands in
 * `node_modules/.bin` are files that Windows starts only through a shell.
 */
function scriptOf(tool: Tool): string {
  const file = findPackageJSON(PACKAGES[tool], import.meta.url)
  if (!file) throw new StackError(`${PACKAGES[tool]} is not installed. Run 'npm install'.`)
  const script = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).bin[tool]
  if (!script) throw new StackError(`${PACKAGES[tool]} has no command '${tool}'.`)
  return join(dirname(file), script)
}

/** The arguments with which Node runs a program. */
export function nodeArguments([program, ...args]: Call): string[] {
  return program === 'node' ? args : [scriptOf(program), ...args]
}

/** The arguments of a linter: the paths among them, or else the whole checkout. */
export function orEverything(args: string[]): string[] {
  return args.some((arg) => !arg.startsWith('-')) ? args : [...args, '.']
}
