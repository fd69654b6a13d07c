import type { ConditionalProperty } from 'sanity'
import { checkAnchor } from '../rules/anchor.ts'
import { stringField } from './string.ts'

/** The section of a page that a link scrolls to. */
export const anchorField = (hidden?: ConditionalProperty) =>
  stringField({
    name: 'anchor',
    title: 'Âncora',
    description: 'Seção onde a página abre, sem “#”. Exemplo: contato. Vazio abre no topo.',
    optional: true,
    check: checkAnchor,
    hidden,
  })
