import type { Page } from '@elos/content'
import { renderPage } from '@elos/ui/templates/Templates'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { phrasing } from 'hast-util-phrasing'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Everything that is read on a page, as the site's own templates render it: its lines of text in order, then the
 * descriptions of its pictures, fields and buttons, and where its links lead ('→ /contato').
 */
export function pageLines(page: Page): string[] {
  const tree = fromHtml(renderToStaticMarkup(renderPage(page)), { fragment: true })
  return [...textIn(tree).split('\n'), ...attributesIn(tree)]
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
}

/** The text in a part of a page. An element that does not stand within a line begins one, and ends it. */
function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (!('children' in node)) return ''
  const text = node.children.map(textIn).reduce(withSpaceBetween, '')
  const isWithinLine = node.type === 'element' && node.tagName !== 'br' && phrasing(node)
  return isWithinLine ? text : `\n${text}\n`
}

/** Two texts, with a space where only their styles keep their words apart: 'por mês' and 'Linha Easy'. */
const withSpaceBetween = (before: string, after: string) =>
  /[^\s(“]$/.test(before.slice(-1)) && /^[\p{L}\p{N}]/u.test(after)
    ? `${before} ${after}`
    : before + after

/** The attributes in a part of a page that are read, aloud or on the page, or lead somewhere. */
function attributesIn(node: Nodes): string[] {
  if (!('children' in node)) return []
  return [
    ...(node.type === 'element' ? readable(node) : []),
    ...node.children.flatMap(attributesIn),
  ]
}

function readable({ tagName, properties }: Element): string[] {
  const { alt, ariaLabel, placeholder, title, href } = properties
  const address = tagName === 'a' && typeof href === 'string' ? `→ ${decoded(href)}` : ''
  return [alt, ariaLabel, placeholder, title, address].filter((text) => typeof text === 'string')
}

/** An address as people read it: 'https://wa.me/55?text=Olá'. One that cannot be decoded stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
