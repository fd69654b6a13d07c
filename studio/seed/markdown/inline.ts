import type { Link, PhrasingContent, Text } from 'mdast'
import { splitAtClaims } from './claimNotation.ts'
import { type Child, type Line, reference, type Span } from './portableText.ts'
import type { Source } from './source.ts'

/** The key that stands for how long leads are stored, by the settings: '12 meses'. */
const LEAD_RETENTION = 'prazo-de-guarda'

/** Converts the content of one paragraph: spans with marks, claims as inline objects, links as mark definitions. */
export function inlineContent(nodes: PhrasingContent[], source: Source): Line {
  const line: Line = { children: [], markDefs: [] }
  for (const node of nodes) append(line, node, [], source)
  return { ...line, children: surroundObjects(line.children) }
}

function append(line: Line, node: PhrasingContent, marks: string[], source: Source): void {
  const inside = (nodes: PhrasingContent[], mark: string) => {
    for (const child of nodes) append(line, child, [...marks, mark], source)
  }
  if (node.type === 'text') appendText(line, node, marks, source)
  else if (node.type === 'strong') inside(node.children, 'strong')
  else if (node.type === 'emphasis') inside(node.children, 'em')
  else if (node.type === 'link') inside(node.children, defineLink(line, node, source))
  else throw source.unsupported(node)
}

function appendText(line: Line, node: Text, marks: string[], source: Source) {
  for (const part of splitAtClaims(node.value.replaceAll(/\s*\n\s*/g, ' '), node, source)) {
    if (typeof part === 'string') appendSpan(line.children, part, marks)
    else if (part.key === LEAD_RETENTION) {
      line.children.push({ _type: 'leadRetention', _key: '', settings: reference('siteSettings') })
    } else {
      const claim = source.claim(node, part.key)
      line.children.push({ _type: 'claimRef', _key: '', claim, display: part.display })
    }
  }
}

function appendSpan(children: Child[], text: string, marks: string[]) {
  const last = children.at(-1)
  if (last?._type === 'span' && last.marks.join() === marks.join()) last.text += text
  else children.push(span(text, marks))
}

function defineLink(line: Line, link: Link, source: Source): string {
  const _key = `link${line.markDefs.length}`
  if (/^https?:\/\//.test(link.url)) {
    line.markDefs.push({ _type: 'externalLink', _key, url: link.url })
  } else if (link.url.startsWith('/')) {
    const [path = '/', anchor] = link.url.split('#')
    const page = source.route(link, path)
    line.markDefs.push({ _type: 'routeLink', _key, page, ...(anchor && { anchor }) })
  } else {
    throw source.error(link, `o link "${link.url}" deve começar com / ou https://.`)
  }
  return _key
}

/** Adds empty spans, so that each inline object has a span on both sides, as Sanity's editor requires. */
function surroundObjects(children: Child[]): Child[] {
  const surrounded: Child[] = []
  for (const child of children) {
    if (child._type !== 'span' && surrounded.at(-1)?._type !== 'span') surrounded.push(span(''))
    surrounded.push(child)
  }
  if (surrounded.at(-1)?._type !== 'span') surrounded.push(span(''))
  return surrounded.map((child, index) => ({ ...child, _key: `child${index}` }))
}

function span(text: string, marks: string[] = []): Span {
  return { _type: 'span', _key: '', text, marks }
}
