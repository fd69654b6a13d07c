import type { SeedDocument } from '../build/document.ts'
import { seedDocuments } from '../documents.ts'
import type { Child } from '../text/portableText.ts'
import { sayClaim } from './sayClaim.ts'

/** A paragraph or a field as visitors read it. `typed` leaves out what claims say. */
export type Passage = { document: string; path: string; text: string; typed: string }

/** Fields whose values are codes, addresses or numbers, not language. */
const codes = new Set([
  ...[
    '_id',
    '_type',
    '_key',
    '_ref',
    'slug',
    'path',
    'anchor',
    'url',
    'sourceUrl',
    'icon',
    'color',
  ],
  ...[
    'action',
    'category',
    'changefreq',
    'audience',
    'coverage',
    'topic',
    'quoteOption',
    'network',
  ],
  ...['measure', 'kind', 'qualifier', 'period', 'days', 'opens', 'closes', 'version', 'initials'],
  ...['publishedAt', 'reviewedAt', 'updatedAt', 'asOf', 'validFrom', 'validUntil'],
  ...['taxId', 'phone', 'chatPhone', 'dpoPhone', 'email', 'dpoEmail', 'state', 'postalCode'],
])

type Block = { _type: 'block'; children: Child[] }

/** Everything the seed says in words, one passage per paragraph or field. */
export function allPassages(): Passage[] {
  return seedDocuments().flatMap(passagesOf)
}

export function passagesOf(document: SeedDocument): Passage[] {
  const found: Passage[] = []
  visit(document, '', (path, text, typed = text) => {
    found.push({ document: document._id, path, text, typed })
  })
  return found
}

function visit(
  value: unknown,
  path: string,
  say: (path: string, text: string, typed?: string) => void,
): void {
  if (typeof value === 'string') {
    if (!/^\/[a-z0-9/-]*$/.test(value)) say(path, value)
  } else if (isBlock(value)) {
    say(path, value.children.map(read).join(''), value.children.map(readTyped).join(''))
  } else if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      visit(item, `${path}[${index}]`, say)
    })
  } else if (value && typeof value === 'object') {
    for (const [name, field] of Object.entries(value)) {
      if (!codes.has(name)) visit(field, path ? `${path}.${name}` : name, say)
    }
  }
}

function isBlock(value: unknown): value is Block {
  return value !== null && typeof value === 'object' && '_type' in value && value._type === 'block'
}

function read(child: Child): string {
  return child._type === 'span' ? child.text : sayClaim(child.claim._ref, child.display)
}

function readTyped(child: Child): string {
  return child._type === 'span' ? child.text : ' '
}
