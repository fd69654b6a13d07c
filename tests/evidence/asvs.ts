import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const common = {
  /** The number in the standard: '1.2.3'. */
  id: z.string().regex(/^\d+\.\d+\.\d+$/),
  level: z.union([z.literal(1), z.literal(2)]),
  /** The demand of the requirement, in our words. */
  asks: z.string().min(4),
}

const requirementSchema = z.union([
  /** A file of `npm test`, and a title or a line in it. */
  z.strictObject({ ...common, test: z.string(), title: z.string().min(4) }),
  /** A file, and what it says. */
  z.strictObject({ ...common, file: z.string(), says: z.string().min(4) }),
  /** It does not apply: the name of a reason, or a sentence. */
  z.strictObject({ ...common, none: z.string() }),
  /** It is not met, and why that is accepted. */
  z.strictObject({ ...common, open: z.string() }),
])

const answersSchema = z.strictObject({
  reasons: z.record(z.string(), z.string()),
  requirements: z.array(requirementSchema),
})

type Requirement = z.infer<typeof requirementSchema>
type Answers = z.infer<typeof answersSchema>

/** Our answers to OWASP ASVS 5.0.0, levels 1 and 2, in the order of the standard. */
export function readAnswers(): Answers {
  return answersSchema.parse(parse(readFileSync('docs/asvs.yaml', 'utf8')))
}

/** Returns why a requirement does not apply, as a sentence. */
function reasonOf(none: string, { reasons }: Answers): string {
  return reasons[none] ?? none
}

/**
 * Returns what is wrong with an answer; undefined for nothing.
 *
 * @param read returns a file's text, undefined without the file
 */
export function faultOf(
  requirement: Requirement,
  answers: Answers,
  read: (path: string) => string | undefined,
): string | undefined {
  if ('open' in requirement || 'none' in requirement) {
    const why = 'open' in requirement ? requirement.open : reasonOf(requirement.none, answers)
    return why.endsWith('.') ? undefined : `'${why}' is no sentence and no reason of the list`
  }
  const [path, expected] =
    'test' in requirement
      ? [requirement.test, requirement.title]
      : [requirement.file, requirement.says]
  if ('test' in requirement && !/\.(test|spec)\.tsx?$/.test(path)) return `${path} is no test`
  const text = read(path)
  if (text === undefined) return `there is no ${path}`
  return text.includes(expected) ? undefined : `${path} has no '${expected}'`
}
