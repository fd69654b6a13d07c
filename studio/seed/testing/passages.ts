import { seedDocuments } from '../documents.ts'
import type { Child } from '../markdown/portableText.ts'
import type { SeedDocument } from '../read/document.ts'

/** A paragraph or a field as visitors read it, without the claims in it, which are passages of their own. */
interface Passage {
  document: string
  path: string
  text: string
}

/** Fields with codes, addresses or numbers instead of language. */
const CODE_FIELDS = new Set(
  [
    '_id _type _key _ref slug path anchor url sourceUrl icon color',
    'action category changefreq audience coverage topic quoteQuestions network',
    'measure kind qualifier period days opens closes version initials',
    'date publishedAt reviewedAt updatedAt asOf validFrom validUntil',
    'taxId phone chatPhone dpoPhone email dpoEmail state postalCode',
  ].flatMap((line) => line.split(' ')),
)

interface Block {
  _type: 'block'
  children: Child[]
}

/** All texts of the seed, one passage for each paragraph or field. */
export function allPassages(): Passage[] {
  return seedDocuments().flatMap(passagesOf)
}

/** The texts of one document. */
function passagesOf(document: SeedDocument): Passage[] {
  const found: Passage[] = []
  visit(document, '', (path, text) => {
    found.push({ document: document._id, path, text })
  })
  return found
}

function visit(value: unknown, path: string, add: (path: string, text: string) => void): void {
  if (typeof value === 'string') {
    if (!/^\/[a-z0-9/-]*$/.test(value)) add(path, value)
  } else if (isBlock(value)) {
    add(path, value.children.map((child) => (child._type === 'span' ? child.text : '')).join(''))
  } else if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      visit(item, `${path}[${index}]`, add)
    })
  } else if (value && typeof value === 'object') {
    for (const [name, field] of Object.entries(value)) {
      if (!CODE_FIELDS.has(name)) visit(field, path ? `${path}.${name}` : name, add)
    }
  }
}

function isBlock(value: unknown): value is Block {
  return value !== null && typeof value === 'object' && '_type' in value && value._type === 'block'
}
