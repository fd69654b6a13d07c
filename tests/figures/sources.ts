import type { Site } from '@elos/content'
import { phoneText } from '@elos/ui/primitives/phone'
import { type Figure, figuresIn } from './find.ts'
import { claimOfSerial, type ReadPage } from './pages.ts'
import { STATEMENTS, type Statement } from './statements.ts'

/** Where a figure comes from. */
export type Source =
  | { kind: 'claim'; id: string }
  | { kind: 'settings' | 'structure'; name: string }
  | { kind: 'statement'; statement: Statement }

/** A figure of a page, and its source; undefined when it has none. */
export interface SourcedFigure {
  path: string
  passage: string
  figure: string
  source: Source | undefined
}

const MONTHS =
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'

/** Numbers that number, date or cite, and state nothing about a plan, a price or the company. */
const STRUCTURES: Record<string, RegExp> = {
  date: new RegExp(`(?:\\d{1,2}º? de )?(?:${MONTHS}) de \\d{4}`, 'g'),
  'reading time': /\d+ min(?:utos|\sde leitura)/g,
  'article of a law': /(?:artigos?|arts?\.) \d+º?(?:[,] [IVX]+)*(?: (?:a|e) (?:\d+|[IVX]+))?/gi,
  'law or norm':
    /(?:Lei|Resolução Normativa|RN|Decreto)(?: n[ºo])? \d[\d.]*(?:\/\d{4})?(?:, de (?:\d+ de \p{L}+ de )?\d{4})?/gu,
  'version of a text': /versão \d+\.\d+/gi,
  'version of a standard': /WCAG \d\.\d/g,
  'age band of the forms': /^(?:\d+ a \d+|59 ou mais)$/g,
  'empty field of the forms': /^0$/g,
  'rating of the testimonials': /^[\d,]+ de 5(?: em \d+ avaliações)?$/g,
  'placeholder of the launch': /(?:Nome|Empresa) do cliente \d|Cofundador \d|^C\d$/g,
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The texts of the settings that contain figures, by field. */
function settingsTexts(site: Site): Record<string, string[]> {
  const { phone, dpoPhone = '', taxId, address, openingHours } = site
  const hour = (time: string) => `${Number(time.slice(0, 2))}h`
  return {
    phone: [phone, phoneText(phone)],
    dpoPhone: [dpoPhone, phoneText(dpoPhone)],
    taxId: [taxId],
    address: [address.street, address.postalCode],
    openingHours: openingHours.flatMap(({ opens, closes }) =>
      opens && closes ? [`das ${hour(opens)} às ${hour(closes)}`] : [],
    ),
  }
}

/** The rules that give the figures of a page their sources, in the order in which they are tried. */
function rulesOf({ path, page }: ReadPage): { pattern: RegExp; source: Source }[] {
  const settings = Object.entries(settingsTexts(page.site)).flatMap(([name, texts]) =>
    texts.filter(Boolean).map((text) => ({
      pattern: new RegExp(escaped(text), 'g'),
      source: { kind: 'settings', name } as const,
    })),
  )
  const structures = Object.entries(STRUCTURES).map(([name, pattern]) => ({
    pattern,
    source: { kind: 'structure', name } as const,
  }))
  const statements = STATEMENTS.filter(({ on }) => on.some((place) => place === path)).map(
    (statement) => ({
      pattern: new RegExp(escaped(statement.text), 'g'),
      source: { kind: 'statement', statement } as const,
    }),
  )
  return [...settings, ...structures, ...statements]
}

/** Every figure of a page with its source. */
export function sourcedFigures(page: ReadPage): SourcedFigure[] {
  const rules = rulesOf(page)
  return page.passages.flatMap((passage) =>
    figuresIn(passage).map((figure) => ({
      path: page.path,
      passage,
      figure: figure.text,
      source:
        claimIn(figure) ?? rules.find(({ pattern }) => covers(pattern, passage, figure))?.source,
    })),
  )
}

function claimIn({ text }: Figure): Source | undefined {
  const id = claimOfSerial.get(/\d+(?:\.\d{3})+/.exec(text)?.[0] ?? '')
  return id ? { kind: 'claim', id } : undefined
}

/** Whether a match of the pattern contains the digits of the figure. */
function covers(pattern: RegExp, passage: string, { text, start }: Figure): boolean {
  const digits = /[\d.,]*\d/.exec(text)
  const from = start + (digits?.index ?? 0)
  const to = digits ? from + digits[0].length : start + text.length
  return [...passage.matchAll(pattern)].some(
    ({ 0: match, index }) => index <= from && to <= index + match.length,
  )
}
