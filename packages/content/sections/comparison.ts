import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields, shortText } from '../parts/projections.ts'
import {
  readChoice,
  readFlag,
  readList,
  readOptionalText,
  readText,
  readToken,
} from '../parts/read/values.ts'
import { fold } from '../parts/text/fold.ts'
import { mapShortText } from '../parts/text/map.ts'
import type { SectionResult } from './result.ts'

const LOOKS = ['lines', 'covered'] as const

/** The words where it is not known what a line offers. */
const UNKNOWN = 'A confirmar'

/** The title of what is not covered, where staff wrote none. */
const NOT_COVERED = 'O que fica de fora'

/** The projection of the lines that a carrier sells. */
export const lineFields = 'name, description, facts[]{label, value}'

/** The projection of a point of one side of a comparison, or of a rule. */
export const sideFields = `title, text[]{${shortText}}`

/** The projection of a section that compares. */
export const comparisonFields = `${headingFields}, look, lines[]{${lineFields}}, linesAreAScale,
  covered[]{${sideFields}}, notCoveredTitle, notCovered[]{${sideFields}}`

type Result = SectionResult<'comparison'>

const NO_LINES = { lines: null }

const NO_SIDES = { covered: null, notCovered: null }

/** Maps the points of one side, or rules. */
export const mapSide = (raw: Result['covered'] | undefined, now: Date) =>
  readList(raw, ({ title, text }) => ({ title: readText(title), text: mapShortText(text, now) }))

/**
 * Maps lines. Each has the same labels in the same order: those that any line has, with 'A confirmar' where it says
 * nothing.
 */
function mapLines(raw: Result['lines']) {
  const lines = readList(raw, ({ name, description, facts }) => ({
    name: readText(name),
    description: readText(description),
    facts: readList(facts, ({ label, value }) => ({
      // The same label has another mark in each line of a preview.
      topic: fold(readToken(label)),
      label: readText(label),
      value: readOptionalText(value),
    })),
  }))
  const topics = Map.groupBy(
    lines.flatMap(({ facts }) => facts),
    ({ topic }) => topic,
  )
  // Each row has the label as it is written first.
  const rows = [...topics.values()].flatMap((facts) => facts.slice(0, 1))
  return lines.map(({ facts, ...line }) => ({
    ...line,
    facts: rows.map((row) => ({
      label: row.label,
      value: facts.find(({ topic }) => topic === row.topic)?.value ?? UNKNOWN,
    })),
  }))
}

/** Maps lines side by side, or what is covered beside what is not; undefined when there is nothing to compare. */
export function mapComparison(raw: Result, now: Date) {
  const look = readChoice(raw.look, LOOKS, 'lines')
  // The fields of the other look keep their values in the document, and are not on the page.
  const shown = { ...raw, ...(look === 'lines' ? NO_SIDES : NO_LINES) }
  const content = {
    look,
    heading: mapHeading(raw, now),
    lines: mapLines(shown.lines),
    /** Whether the lines are a scale, from the least to the most. */
    isScale: readFlag(raw.linesAreAScale),
    covered: mapSide(shown.covered, now),
    notCoveredTitle: readOptionalText(raw.notCoveredTitle) ?? NOT_COVERED,
    notCovered: mapSide(shown.notCovered, now),
  }
  const compared = { lines: content.lines, covered: [...content.covered, ...content.notCovered] }
  return compared[look].length > 0 ? content : undefined
}
