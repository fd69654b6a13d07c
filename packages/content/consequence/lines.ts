import { vercelStegaClean } from '@vercel/stega'
import { blockText, isTextBlock } from '../parts/text/plain.ts'
import type { RichText } from '../parts/text/type.ts'
import { brazilianDay } from '../parts/time/day.ts'
import { propertyName, typeName } from './dataNames.ts'

/** Fields whose values visitors do not read: names for the code, and pictures. */
const UNREAD = new Set([
  ...[
    '_key',
    '_type',
    'id',
    'kind',
    'state',
    'icon',
    'color',
    'action',
    'topic',
    'network',
    'source',
  ],
  ...[
    'lqip',
    'inStructuredData',
    'callTimes',
    'holidays',
    'measurement',
    'category',
    'days',
    'style',
  ],
])

/** Numbers that visitors read, and what they are. */
const NUMBERS: Readonly<Record<string, string>> = {
  minimumAge: 'Idade mínima',
  readMinutes: 'Minutos de leitura',
  rating: 'Nota',
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isClaim = (value: Fields) => 'amountText' in value && 'compactText' in value

const isBlock = (value: Fields): value is Fields & RichText[number] => value._type === 'block'

/** A claim as it is read: its sentence, and what stands beside it. */
function claimLine({ text, conditions, source, asOf }: Fields): string {
  const name = isFields(source) ? source.name : ''
  const checked = typeof asOf === 'string' ? `conferido em ${brazilianDay(asOf)}` : ''
  return [text, conditions, name, checked].filter(Boolean).join(' · ')
}

/**
 * The lines of what visitors read in a part of a page, in order: paragraphs, labels, claims with their
 * source, and where links lead ('→ /contato').
 */
export const linesOf = (part: unknown): string[] =>
  linesIn('', part)
    .map((line) => vercelStegaClean(line).trim())
    .filter(Boolean)

function linesIn(name: string, value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n')
  if (typeof value === 'number') return NUMBERS[name] ? [`${NUMBERS[name]}: ${value}`] : []
  if (Array.isArray(value)) return value.flatMap((item: unknown) => linesIn(name, item))
  if (!isFields(value)) return []
  if (isClaim(value)) return [claimLine(value)]
  if (isBlock(value) && isTextBlock(value)) return [blockText(value), ...linksIn(value)]
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'href' || key === 'url') return typeof child === 'string' ? [`→ ${child}`] : []
    return UNREAD.has(key) ? [] : linesIn(key, child)
  })
}

const linksIn = ({ markDefs = [] }: { markDefs?: readonly { href?: string }[] }): string[] =>
  markDefs.flatMap(({ href }) => (href ? [`→ ${href}`] : []))

/** The lines of an object of data, each with its place: 'Serviço › oferta › preço › valor: 150'. */
export function dataLines(value: unknown, place = ''): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item: unknown) => dataLines(item, place))
  if (!isFields(value)) return [`${place}: ${String(value)}`]
  const { '@type': type, ...fields } = value
  const here = placeOf(place, typeof type === 'string' ? typeName(type) : '')
  return Object.entries(fields).flatMap(([key, child]) =>
    dataLines(child, placeOf(here, propertyName(key))),
  )
}

const placeOf = (...names: string[]) => names.filter(Boolean).join(' › ')
