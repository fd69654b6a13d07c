import type { LegalText as StoredText } from '@elos/content/generated/sanity.types'

/* Portable Text as the schemas store it in legal texts, which may have all that others have. What they leave optional and the seed always writes is required here. */

type Item = StoredText[number]
type Block = Extract<Item, { _type: 'block' }>
type Inline = NonNullable<Block['children']>[number]

export type Span = Required<Extract<Inline, { _type: 'span' }>>
export type Child = Span | Exclude<Inline, { _type: 'span' }>
export type MarkDef = NonNullable<Block['markDefs']>[number]

/** The content of a paragraph. */
export interface Line {
  children: Child[]
  markDefs: MarkDef[]
}

export type TextBlock = Omit<Block, keyof Line> & Line
export type RichText = (TextBlock | Exclude<Item, { _type: 'block' }>)[]

export interface Reference {
  _type: 'reference'
  _ref: string
}

/** A strong reference to the document with this id. */
export function reference(id: string): Reference {
  return { _type: 'reference', _ref: id }
}
