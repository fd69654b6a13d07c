import type { FactRow } from '../parts/fact/type.ts'
import { paragraph } from '../parts/text/paragraph.ts'
import type { DataTable } from '../parts/text/type.ts'
import { brazilianDay } from '../parts/time/day.ts'
import type { ContentOf, Section } from './kinds.ts'
import type { Sheet } from './sheet.ts'

const HEADER = ['Pergunta', 'Resposta', 'Fonte', 'Conferido em']

/** The cells of a row in the order of the header. What nobody has answered has no source and no day. */
const cellsOf = ({ name, stateText, words, source, asOf }: FactRow): string[] => [
  name,
  [`${stateText}.`, words].filter(Boolean).join(' '),
  [source?.name, source?.url && `(${source.url})`].filter(Boolean).join(' '),
  asOf ? brazilianDay(asOf) : '',
]

function tableOf(rows: readonly FactRow[]): DataTable {
  return {
    _type: 'dataTable',
    _key: 'respostas',
    header: HEADER,
    rows: rows.map((row) => ({ key: row.id, cells: cellsOf(row) })),
  }
}

/** The sheet of a carrier's answers as a text: how many there are of each state, and a table with their sources and days. */
function answersText({ heading, rows, counts, aged }: Sheet): ContentOf<'prose'> {
  const summary = [`${counts.text}.`, aged].filter(Boolean).join(' ')
  return { heading, body: [...(paragraph(summary) ?? []), tableOf(rows)] }
}

/** Returns a section as those need it who read a page as text: what a carrier answers is a table, all else is as it is. */
export const sectionInWords = (section: Section): Section =>
  section.kind === 'sheet' && section.content.look === 'answers'
    ? { ...section, kind: 'prose', content: answersText(section.content) }
    : section
