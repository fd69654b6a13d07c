import type { PortableTextSpan } from '@portabletext/types'
import { ON_REQUEST } from '../claim/format.ts'
import { mapClaim } from '../claim/map.ts'
import { externalHref, pageHref } from '../link/href.ts'
import { choice, list, optionalChoice, optionalNumber, token, words } from '../read/values.ts'
import type { BlockResult, ChildResult, MarkResult } from './result.ts'
import type { InlineClaim, TextBlock, TextLink } from './type.ts'

const STYLES = ['normal', 'h2', 'h3', 'blockquote'] as const
const DECORATORS = ['strong', 'em']

type Child = PortableTextSpan | InlineClaim

/** A paragraph, heading, quote or list item; undefined when it says nothing. */
export function mapBlock(raw: NonNullable<BlockResult>, now: Date): TextBlock | undefined {
  const markDefs = list(raw.markDefs, mapMark)
  const marks = new Set([...DECORATORS, ...markDefs.map(({ _key }) => _key)])
  const children = list(raw.children, (child) => mapChild(child, marks, now))
  if (children.every(isBlank)) return undefined
  return {
    _type: 'block',
    _key: token(raw._key),
    style: choice(raw.style, STYLES, 'normal'),
    listItem: optionalChoice(raw.listItem, ['bullet', 'number']),
    level: optionalNumber(raw.level),
    children,
    markDefs,
  }
}

/** A link with its address; undefined when its target is missing, so that the words stay as text. */
function mapMark(raw: NonNullable<MarkResult>): TextLink | undefined {
  const external = token(raw._type) === 'externalLink'
  const href = external ? externalHref(raw.url) : pageHref(raw.route, raw.anchor)
  return href ? { _type: 'link', _key: token(raw._key), href, external } : undefined
}

function mapChild(raw: NonNullable<ChildResult>, known: Set<string>, now: Date): Child {
  const key = token(raw._key)
  if (token(raw._type) !== 'claimRef') {
    const marks = list(raw.marks, token).filter((mark) => known.has(mark))
    return { _type: 'span', _key: key, text: words(raw.text), marks }
  }
  const claim = mapClaim(raw.claim, now)
  if (!claim) return { _type: 'span', _key: key, text: ON_REQUEST, marks: [] }
  return {
    _type: 'claimRef',
    _key: key,
    display: choice(raw.display, ['full', 'amount'], 'full'),
    claim,
  }
}

function isBlank(child: Child): boolean {
  return child._type === 'span' && child.text.trim() === ''
}
