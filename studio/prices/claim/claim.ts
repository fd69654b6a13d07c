import { TagIcon } from '@sanity/icons/Tag'
import { defineType, type SanityDocument } from 'sanity'
import { newClaim } from '../../base/initialValues.ts'
import { claimSelection, describeClaim } from '../previews/claim.ts'
import { type ClaimValue, checkClaim } from '../rules/claim.ts'
import { checkNewValue, checkNextDay } from '../rules/claimLookup.ts'
import { ClaimInput } from './ClaimInput.tsx'
import { nextField } from './next.ts'
import { reviewFields } from './review.ts'
import { sourceFields } from './source.ts'
import { valueFields } from './value.ts'

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
    ...valueFields('value'),
    nextField('next'),
    ...sourceFields('source'),
    ...reviewFields('review'),
  ],
  validation: (rule) => [
    rule.custom<SanityDocument & ClaimValue>(checkClaim),
    rule.custom<SanityDocument & ClaimValue>(checkNextDay),
    rule.custom<SanityDocument & ClaimValue>(checkNewValue),
  ],
  orderings: [
    { title: 'Nome', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
    { title: 'Validade', name: 'validUntil', by: [{ field: 'validUntil', direction: 'asc' }] },
  ],
  preview: { select: claimSelection(), prepare: describeClaim },
})
