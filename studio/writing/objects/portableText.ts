import { defineArrayMember } from 'sanity'

interface BlockStyle {
  title: string
  value: string
}

interface TextBlock {
  styles: BlockStyle[]
  lists: BlockStyle[]
}

/** A block of text with what every paragraph may contain: emphasis, links and claims. */
export const textBlock = ({ styles, lists }: TextBlock) =>
  defineArrayMember({
    type: 'block',
    title: 'Parágrafo',
    styles,
    lists,
    marks: {
      decorators: [
        { title: 'Negrito', value: 'strong' },
        { title: 'Itálico', value: 'em' },
      ],
      annotations: [{ type: 'routeLink' }, { type: 'externalLink' }],
    },
    of: [defineArrayMember({ type: 'claimRef' })],
  })

/** The style of a plain paragraph. */
export const NORMAL: BlockStyle = { title: 'Parágrafo', value: 'normal' }
