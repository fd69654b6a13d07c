import { mapTable, type TableResult } from '@elos/content/parts/portability/map'
import { tableProblems } from '@elos/content/parts/portability/problems'
import { forbiddenIn, healthIn } from '@elos/content/parts/portability/wording'
import { readList, readTexts, readToken } from '@elos/content/parts/read/values'
import { textOf } from '@elos/content/parts/stored/value'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/**
 * Check of the whole table: each combination of answers has one row, each row a number of its own and norms of the list, no
 * answer promises, and no question is about health.
 */
export function checkTable(document: TableResult | undefined): FieldProblem[] {
  // Whoever has not begun is asked for rows by their own rule.
  if (!document?.rows?.length) return []
  const { rows, openPoints } = mapTable(document)
  const messages = [
    ...tableProblems(rows),
    ...repeated(rows.map(({ name }) => name)),
    ...unlistedNorms(document),
  ]
  return [
    ...messages.map((message) => problemAt('rows', message)),
    ...rows.flatMap(({ name, texts, next }) => promises('rows', name, [...texts, next])),
    ...openPoints.flatMap(({ text }) => promises('openPoints', 'O que falta confirmar', [text])),
    ...promises('always', 'Vale em todos os casos', readTexts(document.always)),
    ...healthProblems(document),
  ]
}

function promises(field: string, name: string, texts: readonly string[]): FieldProblem[] {
  const words = forbiddenIn(texts.join(' '))
  return words ? [problemAt(field, `“${name}” não pode dizer “${words}”.`)] : []
}

const repeated = (names: readonly string[]): string[] =>
  [...Map.groupBy(names.filter(Boolean), (name) => name)].flatMap(([name, { length }]) =>
    length > 1 ? [`Há ${length} respostas com o número “${name}”.`] : [],
  )

function unlistedNorms({ rows, norms }: TableResult): string[] {
  const listed = readList(norms, ({ name }) => readToken(name))
  return readList(rows, (row) => row).flatMap(({ name, norms: cited }) =>
    readList(cited, ({ norm }) => readToken(norm))
      .filter((norm) => norm && !listed.includes(norm))
      .map((norm) => `“${readToken(name)}” cita “${norm}”, que não está na aba “Normas”.`),
  )
}

const healthProblems = ({ questions }: TableResult): FieldProblem[] =>
  Object.values(questions ?? {}).flatMap((question) => {
    const words = healthIn(textOf(question))
    return words ? [problemAt('questions', `Nenhuma pergunta é sobre saúde: “${words}”.`)] : []
  })
