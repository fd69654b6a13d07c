import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Answer, type Score, scoresSchema } from './answer.ts'

/** Returns the scores of answers, in their order. */
export function scoresOf(answers: Answer[]): Score[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'score.ts')], {
    input: JSON.stringify(answers),
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  if (!stdout) throw new Error(`The answers could not be scored: ${stderr}`)
  return scoresSchema.parse(JSON.parse(stdout))
}
