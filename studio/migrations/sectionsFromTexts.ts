import { isRecord, recordsIn, textOf } from '@elos/content/parts/stored/value'
import { at, defineMigration, set, setIfMissing, unset } from 'sanity/migrate'

type Fields = Readonly<Record<string, unknown>>

/** The longest title of a step, as the Studio's rule for it. */
const MAX_TITLE = 60

const isListItem = (block: Fields): boolean => block.listItem !== undefined

/** Whether a short text may have the block: a paragraph. */
const isParagraph = (block: Fields): boolean =>
  block._type === 'block' && (block.style ?? 'normal') === 'normal' && !isListItem(block)

const isStrong = (span: Fields): boolean =>
  Array.isArray(span.marks) && span.marks.length === 1 && span.marks[0] === 'strong'

/** The step that an item of a list states: its first words in bold, then the rest; undefined when it has no title. */
function stepOf(item: Fields): Fields | undefined {
  const [first, ...rest] = recordsIn(item.children)
  if (first?._type !== 'span') return undefined
  const title = textOf(first.text)
    .trim()
    .replace(/[:,.]$/, '')
  if (!title || title.length > MAX_TITLE || !(isStrong(first) || rest.length === 0))
    return undefined
  const { listItem: _, level: __, ...paragraph } = item
  const text = { ...paragraph, _key: `${textOf(item._key)}-texto`, children: rest }
  return { _key: item._key, title, ...(rest.length > 0 ? { text: [text] } : {}) }
}

/** The steps in a text that is paragraphs and then one list, with the paragraphs before it; undefined for any other. */
function stepsIn({ title, body }: Fields): Fields | undefined {
  const blocks = recordsIn(body)
  const start = blocks.findIndex(isListItem)
  const lead = blocks.slice(0, Math.max(0, start))
  const items = blocks.slice(lead.length)
  const steps = items.flatMap((item) => (isListItem(item) ? (stepOf(item) ?? []) : []))
  if (start < 0 || steps.length < items.length || !lead.every(isParagraph)) return undefined
  return { _type: 'steps', title, ...(lead.length > 0 ? { lead } : {}), items: steps }
}

/** The heading of the lines out of a text that is paragraphs; undefined for any other. */
function headingIn({ title, body }: Fields): Fields | undefined {
  const lead = recordsIn(body)
  return lead.every(isParagraph) ? { title, lead } : undefined
}

/** The only text on a topic, if it has no name of its own, which would be lost. */
function textOn(information: readonly Fields[], topic: string): Fields | undefined {
  const [found, other] = information.filter((text) => text.topic === topic)
  return found && !other && !textOf(found.label) ? found : undefined
}

/**
 * A carrier's lines stand under the text about its plans, and the list in the text about its network is a way in steps.
 * A text that does not fit as a whole stays where it is, and is shown there.
 */
export default defineMigration({
  title: "Move the texts about plans and network of carriers to 'linesHeading' and 'steps'",
  documentTypes: ['carrier'],
  filter: 'defined(information)',
  migrate: {
    document: ({ information, lines, linesHeading, steps }) => {
      const texts = recordsIn(information)
      const plans = textOn(texts, 'plans')
      const network = textOn(texts, 'network')
      const heading =
        plans && recordsIn(lines).length > 0 && !isRecord(linesHeading)
          ? headingIn(plans)
          : undefined
      const way = network && !isRecord(steps) ? stepsIn(network) : undefined
      const moved = [heading && plans, way && network]
      const left = texts.filter((text) => !moved.includes(text))
      if (left.length === texts.length) return []
      return [
        ...(heading ? [at('linesHeading', setIfMissing(heading))] : []),
        ...(way ? [at('steps', setIfMissing(way))] : []),
        at('information', left.length > 0 ? set(left) : unset()),
      ]
    },
  },
})
