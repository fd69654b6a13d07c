import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

const NUL = '\0'

/** The text files that Git tracks, with their contents; without pictures and other binary files. */
export function trackedTexts(): { path: string; text: string }[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  return listed
    .split(NUL)
    .filter((path) => path && statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => ({ path, text: readFileSync(path, 'latin1') }))
    .filter(({ text }) => !text.includes(NUL))
}
