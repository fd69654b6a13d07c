import { newKey } from '../../base/newKey.ts'
import { hrefOf, styleOf } from './elements.ts'
import { linkAddress } from './linkAddress.ts'

/** How a stretch of text looks. */
export interface Look {
  isStrong?: boolean
  isEmphasized?: boolean
  /** Whether its line ends are those that a reader saw, not those of the HTML. */
  keepsLines?: boolean
  link?: Link
}

/** A link to another site, as texts store it. */
export interface Link {
  _type: 'externalLink'
  _key: string
  url: string
}

/** Whether two stretches of text look the same. */
export const isSameLook = (one: Look, other: Look): boolean =>
  one.isStrong === other.isStrong &&
  one.isEmphasized === other.isEmphasized &&
  one.link === other.link

const STRONG = /^(?:bold|bolder|[6-9]\d\d)$/
const LIGHT = /^(?:normal|lighter|[1-5]\d\d)$/

/** The look of what is in an element: that around it, changed by its tag and style. */
export function lookOf(element: HTMLElement, around: Look): Look {
  const { tagName, style } = element
  const [, space = ''] = /white-space(?:-collapse)?:\s*([\w-]+)/.exec(styleOf(element)) ?? []
  const isStrong = around.isStrong || tagName === 'B' || tagName === 'STRONG'
  const isEmphasized = around.isEmphasized || tagName === 'I' || tagName === 'EM'
  const keepsLines = around.keepsLines || tagName === 'PRE'
  return {
    isStrong: STRONG.test(style.fontWeight) || (isStrong && !LIGHT.test(style.fontWeight)),
    isEmphasized: style.fontStyle ? style.fontStyle !== 'normal' : isEmphasized,
    keepsLines: space ? /^(?:pre|break)/.test(space) : keepsLines,
    link: linkOf(element) ?? around.link,
  }
}

function linkOf(element: HTMLElement): Link | undefined {
  const url = linkAddress(hrefOf(element))
  return url ? { _type: 'externalLink', _key: newKey(), url } : undefined
}
