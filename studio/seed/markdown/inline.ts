import type { Link, PhrasingContent } from 'mdast'
import { splitAtClaims } from './claimNotation.ts'
import { type Place, SeedTextError } from './errors.ts'
import { placeOf, unsupported } from './markdown.ts'
import { type Child, type Line, reference, type Span } from './portableText.ts'
import { claimReference, routeReference, type Targets } from './targets.ts'

/** The key that stands for how long leads are stored, by the settings: '12 meses'. */
const LEAD_RETENTION = 'prazo-de-guarda'

/** Converts the content of one paragraph: spans with marks, claims as inline objects, links as mark definitions. */
export function inlineContent(nodes: PhrasingContent[], start: Place, targets: Targets): Line {
  const line: Line = { children: [], markDefs: [] }
  for (const node of nodes) append(line, node, [], start, targets)
  return { ...line, children: surroundObjects(line.children) }
}

function append(
  line: Line,
  node: PhrasingContent,
  marks: string[],
  start: Place,
  targets: Targets,
): void {
  const inside = (nodes: PhrasingContent[], mark: string) => {
    for (const child of nodes) append(line, child, [...marks, mark], start, targets)
  }
  if (node.type === 'text') appendText(line, node.value, marks, placeOf(node, start), targets)
  else if (node.type === 'strong') inside(node.children, 'strong')
  else if (node.type === 'emphasis') inside(node.children, 'em')
  else if (node.type === 'link') inside(node.children, defineLink(line, node, start, targets))
  else throw unsupported(node, start)
}

function appendText(line: Line, value: string, marks: string[], place: Place, targets: Targets) {
  for (const part of splitAtClaims(value.replaceAll(/\s*\n\s*/g, ' '), place)) {
    if (typeof part === 'string') appendSpan(line.children, part, marks)
    else if (part.key === LEAD_RETENTION) {
      line.children.push({ _type: 'leadRetention', _key: '', settings: reference('siteSettings') })
    } else {
      const claim = claimReference(targets, part.key, place)
      line.children.push({ _type: 'claimRef', _key: '', claim, display: part.display })
    }
  }
}

function appendSpan(children: Child[], text: string, marks: string[]) {
  const last = children.at(-1)
  if (last?._type === 'span' && last.marks.join() === marks.join()) last.text += text
  else children.push(span(text, marks))
}

function defineLink(line: Line, link: Link, start: Place, targets: Targets): string {
  const place = placeOf(link, start)
  const _key = `link${line.markDefs.length}`
  if (/^https?:\/\//.test(link.url)) {
    line.markDefs.push({ _type: 'externalLink', _key, url: link.url })
  } else if (link.url.startsWith('/')) {
    const [path = '/', anchor] = link.url.split('#')
    const page = routeReference(targets, path, place)
    line.markDefs.push({ _type: 'routeLink', _key, page, ...(anchor && { anchor }) })
  } else {
    throw new SeedTextError(place, `o link "${link.url}" deve começar com / ou https://.`)
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
