import { TagIcon } from '@sanity/icons/Tag'
import { defineType, type SanityDocument } from 'sanity'
import { newClaim } from '../../base/initialValues.ts'
import { claimSelection, describeClaim } from '../previews/claim.ts'
import { type ClaimValue, checkClaim } from '../rules/claim.ts'
import { checkAgainstPublished } from '../rules/claimCheck.ts'
import { ClaimInput } from './ClaimInput.tsx'
import { nextField } from './next.ts'
import { reviewFields } from './review.ts'
import { sourceFields } from './source.ts'
import { statedFields, valueFields } from './value.ts'

/** A stated fact with a source and a validity: a price, a percentage, a deadline. */
export const claim = defineType({
  name: 'claim',
  title: 'Preço ou afirmação',
  type: 'document',
  icon: TagIcon,
  initialValue: newClaim,
  components: { input: ClaimInput },
  groups: [
    { name: 'value', title: 'Valor', default: true },
    { name: 'next', title: 'Próximo valor' },
    { name: 'source', title: 'Fonte e validade' },
    { name: 'review', title: 'Revisão' },
  ],
  fields: [
    ...statedFields('value'),
    ...sourceFields('source', 'value'),
    ...valueFields('value'),
    nextField('next'),
    ...reviewFields('review'),
  ],
  validation: (rule) => [
    rule.custom<SanityDocument & ClaimValue>(checkClaim),
    rule.custom<SanityDocument & ClaimValue>(checkAgainstPublished),
  ],
  orderings: [
    { title: 'Nome', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
    { title: 'Validade', name: 'validUntil', by: [{ field: 'validUntil', direction: 'asc' }] },
  ],
  preview: { select: claimSelection(), prepare: describeClaim },
})
