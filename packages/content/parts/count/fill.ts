import { capitalized } from '../letters/capitalized.ts'
import { keysOf } from '../read/values.ts'
import { COUNTED, type CountName, type Counts, countedText, isCountName } from './words.ts'

const NAMES = keysOf(COUNTED)

/** The source of a regular expression that matches the name of a count in its braces. */
export const COUNT_KEY = String.raw`\{\{(?<count>${NAMES.join('|')})\}\}`

const KEYS = new RegExp(COUNT_KEY, 'g')

/** The end of what stands before a sentence. */
const SENTENCE_END = /[.!?…]\s+$/

/** The counts that the texts in a value ask for. */
export function countsAskedIn(value: unknown): CountName[] {
  const asked = [...(JSON.stringify(value) ?? '').matchAll(KEYS)].map(({ groups }) => groups?.count)
  return [...new Set(asked)].filter((name) => name !== undefined).filter(isCountName)
}

/**
 * Returns a value in whose texts, at any depth, known counts are written out: '{{operadoras}}' becomes 'seis
 * operadoras', with a capital at the start of a text or a sentence. Other counts stay as they are.
 *
 * @param stays whether an object in the value stays as it is
 */
export function withCounts<Value>(value: Value, counts: Counts, stays?: Stays): Value
export function withCounts(value: unknown, counts: Counts, stays: Stays = () => false): unknown {
  return countsAskedIn(value).length > 0 ? filled(value, { counts, stays }) : value
}

type Stays = (value: object) => boolean

interface Filling {
  counts: Counts
  stays: Stays
}

function filled(value: unknown, filling: Filling, startsText = true): unknown {
  if (typeof value === 'string') return filledText(value, filling.counts, startsText)
  if (Array.isArray(value)) return value.map((item) => filled(item, filling))
  if (typeof value !== 'object' || value === null || filling.stays(value)) return value
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    key === 'children' ? filledSpans(child, filling) : filled(child, filling, startsText),
  ])
  return Object.fromEntries(entries)
}

/** The parts of a paragraph, of which only the first begins a text. */
function filledSpans(spans: unknown, filling: Filling): unknown {
  if (!Array.isArray(spans)) return filled(spans, filling)
  return spans.map((span, index) => filled(span, filling, index === 0))
}

function filledText(text: string, counts: Counts, startsText: boolean): string {
  return text.replace(KEYS, (key, name: string, at: number) => {
    const count = isCountName(name) ? counts[name] : undefined
    if (!isCountName(name) || count === undefined) return key
    const written = countedText(name, count)
    const isStart = at === 0 ? startsText : SENTENCE_END.test(text.slice(0, at))
    return isStart ? capitalized(written) : written
  })
}
