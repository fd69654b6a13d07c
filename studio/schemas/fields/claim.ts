import type { FieldBase } from './base.ts'
import { referenceField } from './reference.ts'

/** A stated fact: the text, the source and the validity come from the claim document. */
export const claimField = (field: Partial<FieldBase> = {}) =>
  referenceField({
    name: 'claim',
    title: 'Afirmação',
    description: 'O valor vem do cadastro de preços e afirmações: muda lá, muda em todo o site.',
    ...field,
    to: ['claim'],
  })
