import { z } from 'zod'
import { plainedOf } from './lost.ts'

/** The blocks that the editor puts on the clipboard, as far as a loss can be seen in them. */
const copiedSchema = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      context.addIssue('It is no JSON.')
      return z.NEVER
    }
  })
  .pipe(
    z.array(
      z.object({
        _type: z.string(),
        style: z.enum(['normal', 'h2', 'h3', 'blockquote']).catch('normal'),
        listItem: z.enum(['bullet', 'number']).optional().catch(undefined),
        children: z.array(z.object({ _type: z.string() })).catch([]),
      }),
    ),
  )

/** The types that a text has room for, between its paragraphs and within them; a short one has no headings nor lists. */
interface Room {
  types: readonly string[]
  isShort: boolean
  /** Returns the title of a type, in Portuguese. */
  titleOf: (type: string) => string
}

/**
 * Tells an editor what of blocks that were copied from another text of the Studio this text has no room for; undefined
 * when it has room for all, and when they cannot be read.
 *
 * @param json the blocks, in the editor's own format
 */
export function lossOfCopied(json: string, { types, isShort, titleOf }: Room): string | undefined {
  const blocks = copiedSchema.safeParse(json).data ?? []
  const parts = blocks.flatMap(({ _type, children }) => [
    _type,
    ...children.map((each) => each._type),
  ])
  const lost = new Set(parts.filter((type) => !types.includes(type)).map(titleOf))
  const left = lost.size > 0 && `Não cabe neste texto, e ficou de fora: ${[...lost].join(', ')}.`
  const plained = isShort && plainedOf(blocks.map((block) => ({ ...block, runs: [] })))
  return [left, plained].filter(Boolean).join(' ') || undefined
}
