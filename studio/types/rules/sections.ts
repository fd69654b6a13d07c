import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { foundIn } from '@elos/content/parts/stored/walk'
import type { PlacedKind } from '@elos/content/sections/result'

type Fields = Readonly<Record<string, unknown>>

/** A problem of one section in a list. */
interface SectionProblem {
  message: string
  path: { _key: string }[]
}

/** The fields of which one at least has something to show, in the kinds that no required field keeps from being empty. */
const SHOWN: Partial<Record<PlacedKind, (section: Fields) => readonly string[]>> = {
  fit: () => ['yes', 'check', 'no'],
  sellers: () => ['plan', 'carriers'],
  questions: () => ['own', 'items'],
  bands: () => ['rules'],
  comparison: ({ look }) => (look === 'covered' ? ['covered', 'notCovered'] : ['lines']),
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value)

function isEmpty(section: Fields): boolean {
  const fields = new Map(Object.entries(SHOWN)).get(textOf(section._type))?.(section)
  return fields !== undefined && !fields.some((field) => isFilled(section[field]))
}

/** Whether a section of sellers has a plan and carriers beside it, which the site would not show. */
const isDouble = (section: Fields): boolean =>
  section._type === 'sellers' && isFilled(section.plan) && isFilled(section.carriers)

/**
 * Check that each section of a page shows something, and all that was chosen, and that its questions stand in one section.
 */
export function checkSections(list: readonly unknown[] | undefined): SectionProblem[] {
  const sections = (list ?? []).filter(isRecord)
  const problemAt = ({ _key }: Fields, message: string) => ({
    message,
    path: [{ _key: textOf(_key) }],
  })
  const named = ({ title }: Fields) => (textOf(title) ? ` “${textOf(title)}”` : '')
  const [, ...more] = sections.filter(({ _type }) => _type === 'questions')
  return [
    ...sections
      .filter(isEmpty)
      .map((section) =>
        problemAt(
          section,
          `A seção${named(section)} está vazia e não apareceria no site. Preencha-a, ou remova-a no menu (…) da linha dela.`,
        ),
      ),
    ...sections
      .filter(isDouble)
      .map((section) =>
        problemAt(
          section,
          `A seção${named(section)} tem um plano e operadoras escolhidas, e o site mostraria as do plano. Deixe só um dos dois.`,
        ),
      ),
    ...more.map((section) =>
      problemAt(
        section,
        `A página já tem uma seção de perguntas. Passe as de${named(section)} para ela, e remova esta.`,
      ),
    ),
  ]
}

/** The most letters that the sections of a page have: with more, its HTML would weigh over 20 KB compressed. */
export const MAX_LETTERS = 30_000

/** Check that a page is not too long to open quickly on a phone. */
export function checkLength(sections: readonly unknown[] | undefined): true | string {
  const texts = foundIn({ sections }, ({ value }) =>
    typeof value === 'string' ? value : undefined,
  )
  const letters = texts.join('').length
  if (letters <= MAX_LETTERS) return true
  const [said, most] = [letters, MAX_LETTERS].map((count) => count.toLocaleString('pt-BR'))
  return `As seções têm ${said} letras. Com mais de ${most}, a página abre devagar no celular: passe uma parte para outra página.`
}
