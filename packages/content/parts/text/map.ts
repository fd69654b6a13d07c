import type { PortableTextSpan } from '@portabletext/types'
import { editMark } from '../claim/editMark.ts'
import { ON_REQUEST } from '../claim/format.ts'
import { mapClaim } from '../claim/map.ts'
import { mapImage } from '../image/map.ts'
import { retentionText } from '../lead/retention.ts'
import { isBlank } from '../letters/blank.ts'
import { externalHref, pageHref } from '../link/href.ts'
import {
  readChoice,
  readList,
  readOptionalChoice,
  readOptionalNumber,
  readOptionalText,
  readText,
  readToken,
} from '../read/values.ts'
import { mapAgePrices } from './agePrices.ts'
import type { BlockResult, ChildResult, MarkResult, TextResult } from './result.ts'
import { storageTable } from './storageTable.ts'
import { mapTable } from './table.ts'
import type {
  ClaimCallout,
  Figure,
  InlineClaim,
  RichText,
  ShortText,
  TextBlock,
  TextLink,
} from './type.ts'

type RawItem = NonNullable<BlockResult>
const ITEM_TYPES = [
  'block',
  'claimCallout',
  'dataTable',
  'storageTable',
  'formsTable',
  'agePrices',
  'figure',
] as const

type ItemType = (typeof ITEM_TYPES)[number]

const ITEMS: Record<ItemType, (raw: RawItem, now: Date) => RichText[number] | undefined> = {
  block: mapBlock,
  claimCallout: mapCallout,
  dataTable: mapTable,
  storageTable: (raw) => storageTable(readToken(raw._key), readOptionalText(raw.caption)),
  formsTable: (raw) => ({
    _type: 'formsTable',
    _key: readToken(raw._key),
    caption: readOptionalText(raw.caption),
  }),
  agePrices: (raw, now) => mapAgePrices(readToken(raw._key), raw.prices, now),
  figure: mapFigure,
}

/** Maps paragraphs, with claims resolved on the day of `now` and links complete. */
export function mapShortText(raw: TextResult, now: Date): ShortText {
  return readList(raw, (item) => mapBlock(item, now))
}

/** Maps paragraphs as `mapShortText` does; undefined when there are none. */
export function mapOptionalText(raw: TextResult, now: Date): ShortText | undefined {
  const text = mapShortText(raw, now)
  return text.length > 0 ? text : undefined
}

/** A rich text. Items of an unknown type and empty items are left out. */
export function mapRichText(raw: TextResult, now: Date): RichText {
  return readList(raw, (item) => {
    const type = readOptionalChoice(item._type, ITEM_TYPES)
    return type && ITEMS[type](item, now)
  })
}

function mapCallout(raw: RawItem, now: Date): ClaimCallout | undefined {
  const claim = mapClaim(raw.claim, now)
  return (
    claim && { _type: 'claimCallout', _key: readToken(raw._key), label: readText(raw.label), claim }
  )
}

function mapFigure(raw: RawItem): Figure | undefined {
  const image = mapImage(raw.image)
  if (!image) return undefined
  const caption = readOptionalText(raw.caption)
  return {
    _type: 'figure',
    _key: readToken(raw._key),
    image: { ...image, alt: readText(raw.alt), caption },
  }
}

const STYLES = ['normal', 'h2', 'h3', 'blockquote'] as const
const DECORATORS = ['strong', 'em']

type Child = PortableTextSpan | InlineClaim

/** A paragraph, heading, quote or list item; undefined when it is empty. */
function mapBlock(raw: NonNullable<BlockResult>, now: Date): TextBlock | undefined {
  const markDefs = readList(raw.markDefs, mapMark)
  const marks = new Set([...DECORATORS, ...markDefs.map(({ _key }) => _key)])
  const children = readList(raw.children, (child) => mapChild(child, marks, now))
  if (children.every(isUnseen)) return undefined
  return {
    _type: 'block',
    _key: readToken(raw._key),
    style: readChoice(raw.style, STYLES, 'normal'),
    listItem: readOptionalChoice(raw.listItem, ['bullet', 'number']),
    level: readOptionalNumber(raw.level),
    children,
    markDefs,
  }
}

/**
 * A link with its address; undefined when its target is missing: its text is then shown without a
 * link.
 */
function mapMark(raw: NonNullable<MarkResult>): TextLink | undefined {
  const external = readToken(raw._type) === 'externalLink'
  const href = external ? externalHref(raw.url) : pageHref(raw.route, raw.anchor)
  return href ? { _type: 'link', _key: readToken(raw._key), href, external } : undefined
}

const CHILD_TYPES = ['span', 'claimRef', 'leadRetention'] as const

type ChildType = (typeof CHILD_TYPES)[number]

type RawChild = NonNullable<ChildResult>

const CHILDREN: Record<ChildType, (raw: RawChild, known: Set<string>, now: Date) => Child> = {
  span: (raw, known) => ({
    ...span(raw, readText(raw.text)),
    marks: readList(raw.marks, readToken).filter((mark) => known.has(mark)),
  }),
  claimRef: (raw, _known, now) => mapInlineClaim(raw, now),
  leadRetention: (raw) =>
    span(raw, retentionText(readOptionalNumber(raw.settings?.leadRetentionMonths))),
}

const mapChild = (raw: RawChild, known: Set<string>, now: Date): Child =>
  CHILDREN[readChoice(raw._type, CHILD_TYPES, 'span')](raw, known, now)

const span = ({ _key }: RawChild, text: string): PortableTextSpan & { marks: string[] } => ({
  _type: 'span',
  _key: readToken(_key),
  text,
  marks: [],
})

function mapInlineClaim(raw: RawChild, now: Date): Child {
  const claim = mapClaim(raw.claim, now)
  if (!claim) return span(raw, ON_REQUEST)
  return {
    _type: 'claimRef',
    _key: readToken(raw._key),
    mark: editMark(raw.claim?.kind),
    display: readChoice(raw.display, ['full', 'amount'], 'full'),
    claim,
  }
}

function isUnseen(child: Child): boolean {
  return child._type === 'span' && isBlank(child.text)
}
