import { mapClaim } from '../claim/map.ts'
import { mapImage } from '../image/map.ts'
import { list, optionalChoice, optionalWords, token, words } from '../read/values.ts'
import { storageTable } from '../storage/table.ts'
import { mapBlock } from './block.ts'
import type { BlockResult, TextResult } from './result.ts'
import { mapTable } from './table.ts'
import type { ClaimCallout, Figure, RichText, ShortText } from './type.ts'

type RawItem = NonNullable<BlockResult>
const ITEM_TYPES = ['block', 'claimCallout', 'dataTable', 'storageTable', 'figure'] as const

type ItemType = (typeof ITEM_TYPES)[number]

const ITEMS: Record<ItemType, (raw: RawItem, now: Date) => RichText[number] | undefined> = {
  block: mapBlock,
  claimCallout: mapCallout,
  dataTable: mapTable,
  storageTable: (raw) => storageTable(token(raw._key), optionalWords(raw.caption)),
  figure: mapFigure,
}

/** Paragraphs with claims resolved on the day of `now` and links complete. */
export function mapShortText(raw: TextResult, now: Date): ShortText {
  return list(raw, (item) => mapBlock(item, now))
}

/** A short text, or undefined when it says nothing. */
export function mapOptionalText(raw: TextResult, now: Date): ShortText | undefined {
  const text = mapShortText(raw, now)
  return text.length > 0 ? text : undefined
}

/** A whole document; items of unknown type, or with nothing to show, are left out. */
export function mapRichText(raw: TextResult, now: Date): RichText {
  return list(raw, (item) => {
    const type = optionalChoice(item._type, ITEM_TYPES)
    return type && ITEMS[type](item, now)
  })
}

function mapCallout(raw: RawItem, now: Date): ClaimCallout | undefined {
  const claim = mapClaim(raw.claim, now)
  return claim && { _type: 'claimCallout', _key: token(raw._key), label: words(raw.label), claim }
}

function mapFigure(raw: RawItem): Figure | undefined {
  const image = mapImage(raw.image)
  if (!image) return undefined
  const caption = optionalWords(raw.caption)
  return {
    _type: 'figure',
    _key: token(raw._key),
    image: { ...image, alt: words(raw.alt), caption },
  }
}
