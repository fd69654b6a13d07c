import { defineArrayMember } from 'sanity'
import { checkHeading } from '../rules/heading.ts'
import { checkLinks } from '../rules/links.ts'

interface BlockStyle {
  title: string
  value: string
}

interface TextBlock {
  styles: BlockStyle[]
  lists: BlockStyle[]
  /** The types of what else may stand inside a sentence. */
  inline?: readonly string[]
}

/** A block of text with what every paragraph may contain: emphasis, links and claims. */
export const textBlock = ({ styles, lists, inline = [] }: TextBlock) =>
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
    of: ['claimRef', ...inline].map((type) => defineArrayMember({ type })),
    validation: (rule) => [rule.custom(checkLinks), rule.custom(checkHeading).warning()],
  })

/** The style of a plain paragraph. */
export const NORMAL: BlockStyle = { title: 'Parágrafo', value: 'normal' }
